# Completion for bash. Commands and options are those that weaveproof's own help names, so there is no list here to keep.
# shellcheck shell=bash

# _weaveproof_help [COMMAND]: what the help says.
_weaveproof_help() { "${COMP_WORDS[0]}" "$@" --help all 2>/dev/null; }

_weaveproof() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]} values
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(compgen -W "$(_weaveproof_help |
      sed -nE 's/^(usage:|      ) +weaveproof +([a-z-]+).*/\2/p' | sort -u) --help" -- "$word")
    return
  fi
  # --name=value comes as three words.
  if [[ $word == = ]]; then word=""; elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD - 2]}; fi
  if [[ $before == --* ]]; then
    # "--color auto|always|never": one of these words. "--search dfs" and the like are listed below the options.
    values=$(_weaveproof_help "$command" | sed -nE "s/^  $before ([^ ]+)( .*|$)/\1/p")
    if [[ $values == *'|'* || $values == *$'\n'* ]]; then
      mapfile -t COMPREPLY < <(compgen -W "$(tr '|' '\n' <<<"$values" | grep -xE '[a-z0-9+-]+' | sort -u)" -- "$word")
      return
    fi
    [[ $values != DIR ]] || mapfile -t COMPREPLY < <(compgen -d -- "$word")
    [[ -z $values || $values == DIR ]] || mapfile -t COMPREPLY < <(compgen -f -- "$word")
    [[ -z $values ]] || return 0
  fi
  if [[ $word == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$(_weaveproof_help "$command" |
      sed -nE 's/^  (-h,)?(--[a-z-]+).*/\2/p' | sort -u)" -- "$word")
  else
    mapfile -t COMPREPLY < <(compgen -f -- "$word")
  fi
}

complete -o filenames -o bashdefault -F _weaveproof weaveproof
