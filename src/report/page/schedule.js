// The schedule: one lane a thread, time running down, with folds.

const NARROWEST_LANE = 150;  // pixels
const LONG = 400;            // rows

// What a step brings about besides, a line each.
function alsoOf(step) {
  return (step.also || []).map((also) => make('div', 'also', breakable(also.what)));
}

class Schedule {
  // choose(index) is called when the user clicks on a step.
  constructor(element, header, choose) {
    this.element = element;
    this.header = header;
    this.choose = choose;
    this.fold = {library: true, own: true, runs: false};
    this.matches = new Set();
  }

  setExample(example) {
    this.example = example;
    this.current = -1;
    this.matches = new Set();
    this.element.style.setProperty('--lanes', String(example.lanes.length));
    this.header.style.setProperty('--lanes', String(example.lanes.length));
    this.header.replaceChildren(make('span'));
    for (const lane of example.lanes)
      this.header.append(make('span', `lane ${example.colourOf(lane.thread)}`, make('i', 'dot'), lane.name));
    this.build();
    this.fit();
  }

  // Where lanes would be too narrow, threads take turns in one column.
  fit() {
    const oneColumn = (this.element.clientWidth - 60) / this.example.lanes.length < NARROWEST_LANE;
    this.element.classList.toggle('one-column', oneColumn);
    this.header.hidden = oneColumn;
  }

  // A switch for all folds of a kind takes back what was opened or folded one by one.
  setFold(kind, on) {
    this.fold[kind] = on;
    for (const run of this.example.runs) {
      if (kind === 'runs') run.folded = null;
      else for (const group of run.groups) if (group.kind === kind) group.folded = null;
    }
    this.build();
  }

  isFolded(part) {
    if (part.folded !== null) return part.folded;
    if (part.groups) return this.fold.runs;
    return part.kind !== 'step' && this.fold[part.kind];
  }

  toggle(part) {
    part.folded = !this.isFolded(part);
    this.build();
  }

  // Opens whatever hides the step. Whether there was anything to open.
  reveal(index) {
    let opened = false;
    for (const run of this.example.runs) {
      if (index < run.first || index > run.last) continue;
      for (const part of [run, ...run.groups]) {
        if (index < part.first || index > part.last || !this.isFolded(part)) continue;
        part.folded = false;
        opened = true;
      }
    }
    if (opened) this.build();
    return opened;
  }

  // ---- rows

  build() {
    const {example} = this;
    this.stops = [];  // rows that can be chosen: {first, last, element, part}
    const rows = [];
    const lines = make('div', 'lines');
    example.lanes.forEach((lane, i) => {
      lines.append(make('span', example.colourOf(lane.thread)));
      lines.lastChild.style.gridColumn = String(i + 2);
    });
    rows.push(lines);
    rows.push(this.stop({first: -1, last: -1},
                        this.across('start', 'start', 'where the threads are when they begin to interact')));
    for (const run of example.runs) this.buildRun(run, rows);
    const end = example.error.cycle_start
        ? `the program is where it was before step ${example.error.cycle_start}` : '';
    if (end) rows.push(this.across('note', '', end));
    this.element.classList.toggle('long', this.stops.length > LONG);
    this.element.replaceChildren(...rows);
    this.setMatches(this.matches);
    this.mark(this.current);
  }

  buildRun(run, rows) {
    const {example} = this;
    const step = example.steps[run.first];
    const missing = example.leftOutBefore(run.first);
    if (missing > 0)
      rows.push(this.across('note', '', `${plural(missing, 'step')} skipped here; the trace file has them all`));
    if (step.step === example.error.cycle_start)
      rows.push(this.across('note', '', 'from here on the steps can repeat for ever:'));
    const folded = this.isFolded(run);
    const count = run.last - run.first + 1;
    const why = step.switch ? (this.fold.library && step.switch.in_short) || step.switch.reason : '';
    const head = this.across('run ' + example.colourOf(run.thread), '', null);
    head.querySelector('.text').append(
        this.foldButton(run, folded), make('span', 'who', make('i', 'dot'), run.name),
        make('span', 'count', folded ? plural(count, 'step') + ', folded' : plural(count, 'step')),
        make('span', step.switch && step.switch.preemption ? 'why preemption' : 'why', why));
    rows.push(folded ? this.stop(run, head, run) : head);
    if (folded) return;
    let place = '';
    for (const group of run.groups) {
      if (group.kind !== 'step') {
        const isFolded = this.isFolded(group);
        const row = this.groupRow(group, isFolded);
        rows.push(isFolded ? this.stop(group, row, group) : row);
        place = '';
        if (isFolded) continue;
      }
      for (let i = group.first; i <= group.last; ++i) {
        const here = placeText(placeOf(example.steps[i]));
        rows.push(this.stop({first: i, last: i}, this.stepRow(i, here !== place), group.kind === 'step' ? run : group));
        place = here;
      }
    }
  }

  stop(range, element, part = null) {
    element.setAttribute('role', 'option');
    element.setAttribute('aria-selected', 'false');
    element.classList.add('stop');
    element.id = 'row-' + this.stops.length;
    element.addEventListener('click', (event) => {
      if (!event.target.closest('button')) this.choose(range.last);
    });
    this.stops.push({first: range.first, last: range.last, element, part});
    return element;
  }

  across(className, label, text) {
    return make('div', 'row across ' + className, make('span', 'number', label), make('span', 'text', text));
  }

  foldButton(part, folded) {
    const button = make('button', 'fold', folded ? '▸' : '▾');
    button.type = 'button';
    button.setAttribute('aria-expanded', String(!folded));
    button.setAttribute('aria-label', folded ? 'Open' : 'Fold');
    button.tabIndex = -1;
    button.addEventListener('click', () => this.toggle(part));
    return button;
  }

  cell(first, last, ...content) {
    const {example} = this;
    const step = example.steps[first];
    const label = first === last ? String(step.step) : `${step.step}–${example.steps[last].step}`;
    const row = make('div', 'row ' + example.colourOf(example.threadOf(step)), make('span', 'number', label),
                     make('div', 'cell', ...content));
    row.lastChild.style.setProperty('--lane', String(example.laneOf(step) + 2));
    return row;
  }

  placeLine(step) {
    const place = placeOf(step), text = placeText(place), source = sourceLine(place);
    if (!text) return null;
    const line = make('div', 'place', make('span', 'file', text), source ? ' ' : '', make('code', '', source));
    line.title = visible(source);
    return line;
  }

  groupRow(group, folded) {
    const {example} = this;
    const steps = example.steps.slice(group.first, group.last + 1);
    const count = plural(steps.length, 'step');
    const what = group.kind === 'library' ? steps[0].call.what : `${count} of its own`;
    const row = this.cell(group.first, group.last, folded ? this.placeLine(steps[0]) : null,
                          make('div', 'what', this.foldButton(group, folded), breakable(what)),
                          ...(folded ? steps.flatMap(alsoOf) : []));
    row.classList.add('group');
    return row;
  }

  stepRow(index, withPlace) {
    const step = this.example.steps[index];
    const inside = isInLibrary(step)
        ? make('span', 'inside', breakable(`, in ${step.at.class.replace(/^.*\./, '')}.${step.at.method}`)) : null;
    const row = this.cell(index, index, withPlace ? this.placeLine(step) : null,
                          make('div', 'what', breakable(step.what), inside),
                          ...alsoOf(step),
                          step.output ? make('pre', 'output', step.output) : null);
    if (!step.interacts) row.classList.add('alone');
    return row;
  }

  // ---- the chosen one, and those that a search has found

  stopAt(index) {
    return this.stops.findIndex((stop) => index >= stop.first && index <= stop.last);
  }

  mark(index) {
    this.current = index;
    if (this.selected) this.selected.setAttribute('aria-selected', 'false');
    this.selected = this.stops[this.stopAt(index)].element;
    this.selected.setAttribute('aria-selected', 'true');
    this.element.setAttribute('aria-activedescendant', this.selected.id);
    this.selected.scrollIntoView({block: 'nearest'});
    if (this.stops.length <= LONG) return;
    // Rows that were not laid out before may turn out, a frame later, to be larger than was thought.
    requestAnimationFrame(() => requestAnimationFrame(() => this.selected.scrollIntoView({block: 'nearest'})));
  }

  setMatches(matches) {
    this.matches = matches;
    for (const stop of this.stops) {
      let found = false;
      for (let i = stop.first; i <= stop.last && !found; ++i) found = matches.has(i);
      stop.element.classList.toggle('match', found);
    }
  }

  // The step at which one is after going by so many rows.
  beside(by) {
    const at = Math.min(Math.max(this.stopAt(this.current) + by, 0), this.stops.length - 1);
    return this.stops[at].last;
  }

  switchBeside(by) {
    const {runs} = this.example;
    const at = runs.findIndex((run) => this.current >= run.first && this.current <= run.last);
    const to = by < 0 && at >= 0 && this.current > runs[at].first ? at : at + by;
    return to < 0 ? -1 : runs[Math.min(to, runs.length - 1)].first;
  }

  toggleCurrent() {
    const stop = this.stops[this.stopAt(this.current)];
    if (stop && stop.part) this.toggle(stop.part);
  }
}
