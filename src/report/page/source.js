// The program's source, with the line of the step and a tag for each thread where it stands.

const KEYWORDS = new Set((
    'abstract assert boolean break byte case catch char class const continue default do double else enum extends ' +
    'false final finally float for if implements import instanceof int interface long native new null package ' +
    'private protected public record return short static super switch synchronized this throw throws transient ' +
    'true try var void volatile while yield').split(' '));
const TOKEN =
    /\/\/.*|\/\*.*?(?:\*\/|$)|"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|[A-Za-z_$][\w$]*|[^A-Za-z_$"'/]+|\//g;

// Comments, strings and keywords; the rest stays as it is. Returns whether a comment continues in the next line.
function paint(element, line, inComment) {
  let text = line;
  if (inComment) {
    const end = text.indexOf('*/');
    element.append(make('span', 'comment', end < 0 ? text : text.slice(0, end + 2)));
    if (end < 0) return true;
    text = text.slice(end + 2);
  }
  let open = false;
  for (const token of text.match(TOKEN) || []) {
    const isComment = token.startsWith('//') || token.startsWith('/*');
    const kind = isComment ? 'comment' : /^["']/.test(token) ? 'string' : KEYWORDS.has(token) ? 'keyword' : '';
    element.append(kind ? make('span', kind, token) : document.createTextNode(visible(token)));
    open = token.startsWith('/*') && !token.endsWith('*/');
  }
  return open;
}

class SourcePane {
  constructor(element) {
    this.element = element;
    this.files = new Map();  // name to {lines, element}
    this.marked = new Set();  // lines that have a tag or are the step's
    this.tabs = make('div', 'tabs');
    this.box = make('div', 'code');
    this.box.tabIndex = 0;
    this.missing = make('p', 'missing');
    element.replaceChildren(make('h2', '', 'Source'), this.tabs, this.missing, this.box);
    for (const name of sources.keys()) {
      const tab = make('button', '', name.slice(name.lastIndexOf('/') + 1));
      tab.type = 'button';
      tab.title = name;
      tab.dataset.name = name;
      tab.addEventListener('click', () => this.open(name));
      this.tabs.append(tab);
    }
    this.tabs.hidden = sources.size < 2;
  }

  file(name) {
    if (this.files.has(name)) return this.files.get(name);
    const element = make('div', 'file');
    let inComment = false;
    const lines = sources.get(name).map((text, i) => {
      const code = make('code');
      inComment = paint(code, text, inComment);
      const line = make('div', 'line', make('span', 'number', String(i + 1)), make('span', 'marks'), code,
                        make('span', 'tags'));
      element.append(line);
      return line;
    });
    this.files.set(name, {lines, element});
    return this.files.get(name);
  }

  open(name) {
    if (this.current === name) return;
    this.current = name;
    this.box.replaceChildren(this.file(name).element);
    for (const tab of this.tabs.children) tab.setAttribute('aria-pressed', String(tab.dataset.name === name));
  }

  // place and colour: of the step. tags: {place, colour, name}, a thread each.
  show(place, colour, tags) {
    for (const line of this.marked) {
      line.className = 'line';
      line.querySelector('.marks').replaceChildren();
      line.querySelector('.tags').replaceChildren();
    }
    this.marked = new Set();
    const name = sourceName(place);
    const known = sources.has(name);
    this.missing.hidden = known || !place;
    const reason = place && place.file ? `The source of ${place.file} was not found. --sourcepath tells where sources are.` :
                                         'This step is at no line of the source.';
    this.missing.textContent = known ? '' : visible(reason);
    const lineAt = (where) => {
      const file = sources.has(sourceName(where)) ? this.file(sourceName(where)) : null;
      return file && where.line > 0 ? file.lines[where.line - 1] : null;
    };
    for (const tag of tags) {
      const line = lineAt(tag.place);
      if (!line) continue;
      this.marked.add(line);
      line.querySelector('.marks').append(make('i', `dot ${tag.colour}`));  // shows though the line be long
      line.querySelector('.tags').append(make('span', `tag ${tag.colour}`, tag.name));
    }
    if (known) this.open(name);
    else if (!this.current && sources.size) this.open(sources.keys().next().value);
    const line = known ? lineAt(place) : null;
    if (!line) return;
    this.marked.add(line);
    line.className = `line current ${colour}`;
    this.scrollTo(line);
  }

  // To the line and, if there is room for all of them, to those where the threads stand.
  scrollTo(line) {
    const {scrollTop, clientHeight} = this.box;
    const fits = (top, bottom) => bottom - top < clientHeight;
    let top = line.offsetTop - line.offsetHeight, bottom = line.offsetTop + 2 * line.offsetHeight;
    const {element} = this.files.get(this.current);
    const tops = [...this.marked].filter((one) => one.parentElement === element).map((one) => one.offsetTop);
    const first = Math.min(...tops) - 4, last = Math.max(...tops) + line.offsetHeight + 4;
    if (fits(first, last)) {
      top = Math.min(top, first);
      bottom = Math.max(bottom, last);
    }
    if (top < scrollTop || bottom > scrollTop + clientHeight)
      this.box.scrollTop = Math.max(0, (top + bottom - clientHeight) / 2);
  }
}
