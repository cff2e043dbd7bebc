// What stands where on the page, and the keys.

const $ = (id) => document.getElementById(id);

const VERDICTS = {
  'violation': ['Violation', 'bad'],
  'no-violation': ['No violation', 'good'],
  'inconclusive': ['Inconclusive', 'open'],
  'unsupported': ['Unsupported', 'open'],
};

const pane = new SourcePane($('source'));
const schedule = new Schedule($('rows'), $('lanes'), (index) => go(index));
let example = null;
let errorNumber = 0;

// ---- the result

function showVerdict() {
  const [word, className] = VERDICTS[data.verdict] || [data.verdict, 'open'];
  $('verdict').textContent = word;
  $('verdict').className = 'badge ' + className;
  $('program').textContent = visible([data.config.program, ...data.config.arguments].join(' '));
  const mentioned = data.mention_count ? `, ${data.mention_count} mentioned` : '';
  document.title = visible(`${word}${mentioned}: ${data.config.program}`) + ' – weaveproof';
  $('mentioned').hidden = !data.mention_count;
  $('mentioned').className = 'badge open';
  $('mentioned').textContent = visible(`${data.mention_count} mentioned`);
}

function showWithoutSchedule() {
  const {unsupported} = data;
  $('message').textContent =
      visible(unsupported ? unsupported.what + (unsupported.where ? ` (${unsupported.where})` : '') : data.covered);
}

function list(title, lines) {
  if (!lines || !lines.length) return null;
  const items = make('ul', '');
  for (const line of lines) items.append(make('li', '', line));
  return make('section', '', make('h2', '', title), items);
}

// What was met and is no violation: what it means, each of them with its details, and how to look closer.
function mentionSections() {
  return data.mention_groups.map((group) => {
    const items = make('ul', 'mentions');
    for (const mention of group.mentions) {
      const item = make('li', '', breakable(mention.message));
      if (mention.details.length) item.append(make('pre', '', mention.details.join('\n')));
      for (const stack of mention.stacks)
        item.append(make('details', 'stack', make('summary', '', stack.title), make('pre', '', stack.frames.join('\n'))));
      items.append(item);
    }
    return make('section', '', make('h2', '', 'Mentioned'), make('p', '', group.introduction), items,
                make('p', 'advice', group.advice));
  });
}

function showRest() {
  const parts = data.errors.length ? [] : mentionSections();
  const output = example ? example.error.output_before + example.steps.map((step) => step.output || '').join('') : '';
  if (output)
    parts.push(make('section', '', make('h2', '', 'What the program prints along this schedule'),
                    make('pre', '', output)));
  parts.push(list('Outcomes', data.outcomes));
  const {stats} = data;
  const search = [data.verdict === 'violation' || data.verdict === 'unsupported' ? data.covered : '', ...data.search_notes];
  if (stats.transitions > 0)
    search.push(`${plural(stats.states, 'state')}, ${plural(stats.transitions, 'transition')}, ` +
                `${stats.seconds.toFixed(2)} s, longest path ${plural(stats.max_depth, 'step')}`);
  parts.push(list('The search', search.filter((line) => line)));
  if (data.errors.length) parts.push(...mentionSections());
  parts.push(list('To get further', data.advice));
  parts.push(list('Assumed', data.assumptions));
  $('rest').replaceChildren(...parts.filter((part) => part));
}

// ---- one violation

function showErrorsToChoose() {
  if (data.errors.length < 2) return;
  $('errors').hidden = false;
  data.errors.forEach((error, i) => {
    const button = make('button', '', `${i + 1} ${error.kind}` + (error.origin ? `, ${error.origin.is}` : ''));
    button.type = 'button';
    button.title = visible(error.message);
    button.addEventListener('click', () => {
      setError(i);
      go(0);
    });
    $('errors').append(button);
  });
}

function setError(number) {
  errorNumber = number;
  const error = data.errors[number];
  example = new Example(error);
  [...$('errors').children].forEach((button, i) => button.setAttribute('aria-pressed', String(i === number)));
  $('message').textContent = visible(error.message);
  const switches = error.context_switches;
  $('hints').hidden = !error.hints.length;
  $('hints').replaceChildren(...error.hints.map((hint) => make('p', 'hint', hint)));
  const facts = [make('span', 'fact', plural(error.steps, 'step')),
                 make('span', 'fact', `${switches} context switch${switches === 1 ? '' : 'es'}`)];
  if (error.place) facts.push(make('span', 'fact', make('span', 'label', 'at'), make('code', '', placeText(error.place))));
  if (error.replay) facts.push(make('span', 'fact', make('span', 'label', 'replay'), make('code', '', error.replay)));
  if (error.origin)
    facts.push(make('span', 'fact', make('span', 'label', error.origin.is), error.origin.why));
  $('facts').replaceChildren(...facts);
  showEnd();
  showRest();
  const hasSteps = example.steps.length > 0;
  $('main').hidden = $('bar').hidden = $('views').hidden = !hasSteps;
  if (!hasSteps) return;
  schedule.setExample(example);
  $('slider').max = String(example.steps.length);
  const map = $('map');
  map.replaceChildren(...example.runs.map((run) => {
    const part = make('span', example.colourOf(run.thread));
    part.style.flexGrow = String(run.last - run.first + 1);
    return part;
  }));
}

// A thread's name, in its colour.
function who(name) {
  return make('span', 'who', make('i', 'dot'), name);
}

function showEnd() {
  const {error} = example;
  const stations = [...example.stationsAfter(example.steps.length - 1).values()];
  const colourOf = (thread) => example.colourOf(`${thread.number} ${thread.name}`);
  const drawing = error.kind === 'deadlock' ? deadlockDrawing(stations) : error.kind === 'race' ? raceDrawing() : null;
  $('drawing').replaceChildren(...(drawing ? [drawing] : []));
  $('drawing').hidden = !drawing;
  const cards = [];
  for (const thread of ['deadlock', 'race'].includes(error.kind) ? error.threads : []) {
    if (!thread.involved || !thread.stack || !thread.stack.length) continue;
    const lines = thread.stack.map((frame) => 'at ' + frame);
    if (thread.locks.length) lines.push('holds ' + thread.locks.join(', '));
    const status = make('span', 'status', breakable(statusText(thread.status)));
    cards.push(make('details', 'card ' + colourOf(thread),
                    make('summary', '', who(thread.name), ' ', status), make('pre', '', lines.join('\n'))));
  }
  if (!cards.length && error.details.length) cards.push(make('pre', 'card', error.details.join('\n')));
  $('details').replaceChildren(...cards);
  $('end').hidden = !drawing && !cards.length;
}

function deadlockDrawing(stations) {
  const involved = new Set(example.error.involved);
  const waits = stations.filter((station) => station.blocked && involved.has(station.thread)).map((station) => ({
    number: station.thread, name: station.name, status: station.status, forWhat: station.waits_for,
    forThread: station.waits_for_thread, colour: example.colourOf(`${station.thread} ${station.name}`),
  }));
  const nameOf = (number) => {
    const station = stations.find((one) => one.thread === number && !one.gone);
    return station && {name: station.name, colour: example.colourOf(`${station.thread} ${station.name}`)};
  };
  return drawWaits(waits, nameOf, example.error.message);
}

function raceDrawing() {
  const {error} = example;
  const found = /^Data race on (.*): an? \w+ by /s.exec(error.message);
  const threads = error.involved.map((number) => error.threads.find((thread) => thread.number === number));
  if (!found || threads.length !== 2 || threads.includes(undefined)) return null;
  const accesses = threads.map((thread) => ({
    name: thread.name, colour: example.colourOf(`${thread.number} ${thread.name}`),
    verb: (/^can go on: (\w+)/.exec(thread.status) || ['', 'accesses'])[1],
  }));
  return drawRace(found[1], accesses, error.message);
}

// ---- one step

function go(index, {open = false} = {}) {
  if (!example || !example.steps.length) return;
  const at = Math.min(Math.max(index, -1), example.steps.length - 1);
  if (open) schedule.reveal(at);
  schedule.mark(at);
  const step = at < 0 ? null : example.steps[at];
  const stations = example.stationsAfter(at);
  showStep(step);
  showThreads(step, stations);
  const tags = [...stations].filter(([, station]) => !station.gone).map(([thread, station]) => ({
    place: placeOf(station), colour: example.colourOf(thread), name: station.name,
  }));
  if (step) pane.show(placeOf(step), example.colourOf(example.threadOf(step)), tags);
  else pane.show(tags.length ? tags[0].place : null, 'none', tags);
  $('slider').value = String(at + 1);
  $('slider').setAttribute('aria-valuetext', step ? `step ${step.step}` : 'the start');
  $('where').textContent = step ? `step ${step.step} of ${example.error.steps}` : 'start';
  document.body.dataset.step = step ? String(step.step) : '0';
  const hash = (errorNumber ? `error=${errorNumber + 1}&` : '') + `step=${step ? step.step : 0}`;
  if (location.hash.slice(1) !== hash) history.replaceState(null, '', '#' + hash);
}

function statusText(status) {
  return status.replace(/^can go on: /, 'next: ');
}

function row(label, ...value) {
  return [make('dt', '', label), make('dd', '', ...value)];
}

function showStep(step) {
  if (!step) {
    $('step').className = 'none';
    $('step').replaceChildren(
        make('h2', '', 'The start'),
        make('p', '', 'The threads stand before what they do first that others can notice.'));
    return;
  }
  const place = placeOf(step);
  $('step').className = example.colourOf(example.threadOf(step));
  const facts = make('dl');
  if (step.access) {
    const {before, after, location: where} = step.access;
    const values = step.action === 'read' || before === after
        ? [make('code', 'value', after || before || '?')]
        : [make('code', 'value before', before || '?'), ' → ', make('code', 'value after', after || '?')];
    facts.append(...row(breakable(where), ...values));
  }
  if (step.switch) facts.append(...row('switch', step.switch.reason));
  if (isInLibrary(step)) {
    const line = step.at.line ? ` (${placeText(step.at)})` : '';
    facts.append(...row('in', breakable(`${step.at.class}.${step.at.method}${line}`)));
  }
  for (const also of step.also || []) facts.append(...row(placeText(placeOf(also)) || 'also', breakable(also.what)));
  if (step.output) facts.append(...row('prints', make('code', '', step.output)));
  $('step').replaceChildren(
      make('h2', '', `Step ${step.step}`, ' ', who(step.thread_name), ' ', make('span', 'file', placeText(place))),
      make('p', 'what', breakable(step.what)), facts);
}

function showThreads(step, stations) {
  const moved = new Set((step ? step.moved : []).map((station) => `${station.thread} ${station.name}`));
  const items = [...stations].map(([thread, station]) => {
    const item = make('li', example.colourOf(thread));
    item.classList.toggle('moved', moved.has(thread));
    item.classList.toggle('gone', Boolean(station.gone));
    const status = station.gone ? 'has ended' : statusText(station.status);
    const stuck = station.blocked && !status.startsWith('has ended');
    const place = make('span', 'file', station.gone ? '' : placeText(placeOf(station)));
    item.append(make('div', '', who(station.name), ' ', place),
                make('div', stuck ? 'status blocked' : 'status', breakable(status)));
    if (station.locks && station.locks.length) {
      const holds = make('div', 'holds', make('span', 'label', 'holds'));
      for (const lock of station.locks) holds.append(' ', make('code', 'lock', lock));
      item.append(holds);
    }
    return item;
  });
  const box = make('ul');
  box.append(...items);
  $('threads').replaceChildren(make('h2', '', step ? `Threads after step ${step.step}` : 'Threads at the start'), box);
}

// ---- search

function search(text) {
  const matches = new Set();
  if (text)
    example.steps.forEach((step, i) => {
      if (example.textOf(step).includes(text.toLowerCase())) matches.add(i);
    });
  schedule.setMatches(matches);
  $('found').textContent = text ? plural(matches.size, 'step') : '';
}

function toMatch(by) {
  const all = [...schedule.matches];
  if (!all.length) return;
  const beyond = by > 0 ? all.find((i) => i > schedule.current) : all.findLast((i) => i < schedule.current);
  go(beyond ?? (by > 0 ? all[0] : all[all.length - 1]), {open: true});
  $('found').textContent = `${all.indexOf(schedule.current) + 1} of ${all.length}`;
}

// ---- light and dark, views, keys

const THEMES = ['auto', 'light', 'dark'];

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  $('theme').textContent = {auto: 'Theme: auto', light: 'Theme: light', dark: 'Theme: dark'}[theme];
  try {
    localStorage.setItem('weaveproof-theme', theme);
  } catch { /* a page from a file may have no storage */ }
}

function nextTheme() {
  setTheme(THEMES[(THEMES.indexOf(document.documentElement.dataset.theme) + 1) % THEMES.length]);
}

function setView(view) {
  document.body.dataset.view = view;
  for (const button of $('views').children) button.setAttribute('aria-pressed', String(button.dataset.view === view));
  $('main').scrollIntoView({block: 'start'});
  go(schedule.current);  // what was hidden could not scroll
}

// What stands beside the schedule takes what room there is between the top, as far as it shows, and the bar.
function fitBeside() {
  if ($('main').hidden) return;
  const top = Math.max($('main').getBoundingClientRect().top, 10);
  const room = `${Math.round(innerHeight - top - $('bar').offsetHeight - 10)}px`;
  if ($('beside').style.getPropertyValue('--room') !== room) $('beside').style.setProperty('--room', room);
}

function switchFold(kind) {
  const box = $('fold-' + kind);
  box.checked = !box.checked;
  schedule.setFold(kind, box.checked);
}

const on = () => go(schedule.beside(1));
const back = () => go(schedule.beside(-1));
const KEYS = {
  'j': on, 'ArrowDown': on, 'ArrowRight': on,
  'k': back, 'ArrowUp': back, 'ArrowLeft': back,
  ']': () => go(schedule.switchBeside(1), {open: true}), '[': () => go(schedule.switchBeside(-1), {open: true}),
  'g': () => go(-1), 'Home': () => go(-1), 'G': () => go(Infinity), 'End': () => go(Infinity),
  'Enter': () => schedule.toggleCurrent(),
  'l': () => switchFold('library'), 'o': () => switchFold('own'), 'r': () => switchFold('runs'),
  'n': () => toMatch(1), 'N': () => toMatch(-1),
  '/': () => $('search').focus(), 't': nextTheme, '?': () => $('help').showModal(),
};
const WITHOUT_SCHEDULE = new Set(['t', '?']);

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || $('help').open) return;
  const {target} = event;
  if (target === $('search')) {
    if (event.key === 'Enter') toMatch(event.shiftKey ? -1 : 1);
    if (event.key === 'Escape') target.blur();
    return;
  }
  if (event.key === 'Enter' && target.closest('button, summary, a')) return;
  if (!Object.hasOwn(KEYS, event.key) || (!example?.steps.length && !WITHOUT_SCHEDULE.has(event.key))) return;
  event.preventDefault();
  KEYS[event.key]();
}

function fromHash() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const error = Number(wanted.get('error') || 1) - 1;
  if (data.errors[error] && error !== errorNumber) setError(error);
  const step = Number(wanted.get('step') ?? 1);
  const at = example.steps.findLastIndex((one) => one.step <= step);
  go(Number.isFinite(step) ? at : 0, {open: wanted.has('step')});
}

function begin() {
  let theme = null;
  try {
    theme = localStorage.getItem('weaveproof-theme');
  } catch { /* likewise */ }
  setTheme(THEMES.includes(theme) ? theme : 'auto');
  showVerdict();
  $('theme').addEventListener('click', nextTheme);
  $('help-button').addEventListener('click', () => $('help').showModal());
  document.addEventListener('keydown', onKey);
  if (!data.errors.length) {
    $('views').hidden = true;
    showWithoutSchedule();
    showRest();
    return;
  }
  showErrorsToChoose();
  setError(0);
  $('slider').addEventListener('input', () => go(Number($('slider').value) - 1, {open: true}));
  $('to-before').addEventListener('click', KEYS.k);
  $('to-next').addEventListener('click', KEYS.j);
  $('to-switch-before').addEventListener('click', KEYS['[']);
  $('to-switch-next').addEventListener('click', KEYS[']']);
  for (const kind of ['library', 'own', 'runs'])
    $('fold-' + kind).addEventListener('change', (event) => schedule.setFold(kind, event.target.checked));
  $('search').addEventListener('input', () => search($('search').value));
  for (const button of $('views').children) {
    button.addEventListener('click', () => setView(button.dataset.view));
    button.setAttribute('aria-pressed', String(button.dataset.view === 'schedule'));
  }
  window.addEventListener('hashchange', fromHash);
  window.addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  window.addEventListener('scroll', fitBeside, {passive: true});
  window.addEventListener('resize', () => {
    schedule.fit();
    fitBeside();
  });
  fitBeside();
  fromHash();
}

begin();
