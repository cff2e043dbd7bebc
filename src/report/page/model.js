'use strict';
// What the page shows, from the JSON that stands in it: threads, runs, folds, and where each thread is after each step.

const data = JSON.parse(document.getElementById('data').textContent);

const THREAD_COLOURS = 8;

// Controls and marks that turn the direction of writing are shown as what they are: a name must not hide anything.
const HIDDEN = new RegExp('[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u061c\\u200b-\\u200f' +
    '\\u2028-\\u202e\\u2060-\\u2069\\ufeff\\ufff9-\\ufffb]', 'g');

function visible(text) {
  return String(text).replace(HIDDEN, (c) => '\\u' + c.charCodeAt(0).toString(16).padStart(4, '0'));
}

// An element with text and other elements in it. Strings become text, never markup.
function make(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  for (const child of children) {
    if (child === null || child === undefined || child === '') continue;
    element.append(typeof child === 'object' ? child : document.createTextNode(visible(child)));
  }
  return element;
}

// Text that may be broken after the dots and other marks of a long name.
function breakable(text) {
  const parts = document.createDocumentFragment();
  for (const part of visible(text).split(/(?<=[./]|\S\()(?=\w)/)) parts.append(part, document.createElement('wbr'));
  return parts;
}

function plural(count, thing) {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;
}

// Where in the program's own code something happens.
function placeOf(thing) {
  return thing.called_from || thing.at;
}

function isInLibrary(step) {
  return step.called_from !== undefined;
}

function placeText(place) {
  if (!place) return '';
  if (!place.file) return place.class || '';
  return place.line ? `${place.file}:${place.line}` : place.file;
}

// The name that a source file has in the data: its package and its name.
function sourceName(place) {
  if (!place || !place.file) return '';
  const dot = (place.class || '').lastIndexOf('.');
  return (dot < 0 ? '' : place.class.slice(0, dot + 1).replaceAll('.', '/')) + place.file;
}

const sources = new Map(data.sources.map((source) => [source.name, source.lines]));

function sourceLine(place) {
  const lines = sources.get(sourceName(place));
  return lines && place.line > 0 && place.line <= lines.length ? lines[place.line - 1].trim() : '';
}

// One violation and its schedule.
class Example {
  constructor(error) {
    this.error = error;
    this.steps = error.trace;
    this.colours = new Map();  // by thread
    this.lanes = [];           // threads that do something, or that the violation is about
    for (const step of this.steps) this.addLane(this.threadOf(step), step.thread_name);
    for (const thread of error.threads)
      if (thread.involved) this.addLane(`${thread.number} ${thread.name}`, thread.name);
    this.runs = this.findRuns();
  }

  // A number that another thread has taken over belongs to another thread.
  threadOf(step) {
    return `${step.thread} ${step.thread_name}`;
  }

  addLane(thread, name) {
    if (this.lanes.some((lane) => lane.thread === thread)) return;
    this.lanes.push({thread, name});
    this.colourOf(thread);
  }

  colourOf(thread) {
    if (!this.colours.has(thread)) this.colours.set(thread, 't' + (this.colours.size % THREAD_COLOURS));
    return this.colours.get(thread);
  }

  laneOf(step) {
    return this.lanes.findIndex((lane) => lane.thread === this.threadOf(step));
  }

  // How many steps are missing before this one.
  leftOutBefore(index) {
    return this.steps[index].step - (index === 0 ? 0 : this.steps[index - 1].step) - 1;
  }

  // What a thread does in one go, and in it the stretches that can be folded.
  findRuns() {
    const runs = [];
    this.steps.forEach((step, index) => {
      const begins = index === 0 || this.threadOf(this.steps[index - 1]) !== this.threadOf(step) ||
          this.leftOutBefore(index) > 0 || step.step === this.error.cycle_start;
      if (begins) runs.push({first: index, thread: this.threadOf(step), name: step.thread_name, folded: null});
      runs[runs.length - 1].last = index;
    });
    for (const run of runs) run.groups = this.findGroups(run);
    return runs;
  }

  // Steps that no other thread has to do with come first, then steps of one call of the library, which is not divided. The
  // last step of the schedule is always shown by itself.
  findGroups(run) {
    const groups = [];
    const last = this.steps.length - 1;
    const stretch = (from, holds) => {
      let end = from;
      while (end <= run.last && end < last && holds(this.steps[end])) ++end;
      return end - 1;
    };
    for (let i = run.first; i <= run.last;) {
      let ownEnd = stretch(i, (step) => !step.interacts && !step.also);
      const callAt = (index) => index <= run.last && index < last && this.steps[index].call ? this.steps[index].call.first : null;
      const begun = callAt(ownEnd + 1);
      while (begun !== null && ownEnd >= i && callAt(ownEnd) === begun) --ownEnd;
      const {call} = this.steps[i];
      const libraryEnd = stretch(i, (step) => call && step.call && step.call.first === call.first);
      const kind = ownEnd > i ? 'own' : libraryEnd >= i ? 'library' : 'step';
      const end = kind === 'own' ? ownEnd : kind === 'library' ? libraryEnd : i;
      groups.push({kind, first: i, last: end, folded: null});
      i = end + 1;
    }
    return groups;
  }

  // Every thread after a step, by thread; -1 is the start.
  stationsAfter(index) {
    const stations = new Map();
    const apply = (all) => {
      for (const station of all) stations.set(`${station.thread} ${station.name}`, station);
    };
    apply(this.error.at_the_start);
    for (let i = 0; i <= index; ++i) apply(this.steps[i].moved);
    return stations;
  }

  // What a search looks at.
  textOf(step) {
    const place = placeOf(step);
    return [step.thread_name, step.what, step.call ? step.call.what : '', placeText(place), sourceLine(place), step.at.class, step.at.method,
            step.switch ? step.switch.reason : '', step.output || '', ...(step.also || []).map((also) => also.what)].join('\n').toLowerCase();
  }
}
