// Draws which threads wait for which others in the end: threads and what they want. Threads that wait in a cycle are
// drawn as a circle.

const SVG = 'http://www.w3.org/2000/svg';
const CHARACTER = 7.4, NODE_HEIGHT = 30, LONGEST_LABEL = 30;

function draw(tag, attributes, text) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = visible(text);
  return element;
}

function short(text) {
  return text.length > LONGEST_LABEL ? text.slice(0, LONGEST_LABEL - 1) + '…' : text;
}

function node(kind, label, x, y, colour = '') {
  return {kind, label, x, y, colour, width: short(label).length * CHARACTER + 26, height: NODE_HEIGHT};
}

function nodeShape({kind, label, x, y, colour, width, height}) {
  const group = draw('g', {class: `node ${kind} ${colour}`});
  group.append(draw('title', {}, label));
  group.append(draw('rect', {
    x: x - width / 2, y: y - height / 2, width, height, rx: kind === 'thing' ? 3 : height / 2,
  }));
  group.append(draw('text', {x, y: y + 4.5, 'text-anchor': 'middle'}, short(label)));
  return group;
}

// Where the line from the middle of a node towards (x, y) leaves it.
function border(from, x, y, gap) {
  const dx = x - from.x, dy = y - from.y;
  const scale = Math.min((from.width / 2 + gap) / (Math.abs(dx) || 1e-9),
                         (from.height / 2 + gap) / (Math.abs(dy) || 1e-9));
  return {x: from.x + dx * scale, y: from.y + dy * scale};
}

function arrow(from, to, label, colour = '') {
  const a = border(from, to.x, to.y, 2), b = border(to, from.x, from.y, 3);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const ux = (b.x - a.x) / length, uy = (b.y - a.y) / length;
  const group = draw('g', {class: `arrow ${colour}`});
  group.append(draw('line', {x1: a.x, y1: a.y, x2: b.x - ux * 7, y2: b.y - uy * 7}));
  const corner = (side) => `${b.x - ux * 10 - side * uy * 5},${b.y - uy * 10 + side * ux * 5}`;
  group.append(draw('path', {d: `M${b.x},${b.y} L${corner(1)} L${corner(-1)} Z`}));
  const flat = Math.abs(uy) < 0.2;
  group.append(draw('text', {
    x: (a.x + b.x) / 2 + (flat ? 0 : 8 * Math.sign(uy)), y: (a.y + b.y) / 2 + (flat ? -7 : 4),
    'text-anchor': flat ? 'middle' : uy > 0 ? 'start' : 'end',
  }, label));
  return group;
}

// The threads of a cycle of waits, in order; empty if there is none.
function circleOf(waits) {
  for (const start of waits) {
    const circle = [start];
    for (;;) {
      const next = waits.find((wait) => wait.number === circle[circle.length - 1].forThread);
      if (!next) break;
      if (next === start) return circle;
      if (circle.includes(next)) break;
      circle.push(next);
    }
  }
  return [];
}

function waitVerb(wait) {
  if (wait.status.startsWith('waits to be notified')) return 'waits for a notification';
  if (wait.status.startsWith('is parked')) return 'is parked for';
  const words = wait.status.slice(0, Math.max(0, wait.status.indexOf(wait.forWhat))).trim();
  if (words.startsWith('waits for')) return words;
  return 'wants';
}

// A cycle: thread, what it wants, what has that, and so on around an ellipse, clockwise from the left.
function drawCircle(circle, parts, centre) {
  const nodes = [];
  for (const wait of circle) {
    nodes.push(node('thread', wait.name, 0, 0, wait.colour));
    if (wait.forWhat) nodes.push(node('thing', wait.forWhat, 0, 0));
  }
  const widest = Math.max(...nodes.map((one) => one.width));
  const rx = Math.max(widest / 2 + 90, nodes.length * 34), ry = Math.max(70, nodes.length * 18);
  nodes.forEach((one, i) => {
    const angle = Math.PI + 2 * Math.PI * i / nodes.length;
    one.x = centre.x + rx * Math.cos(angle);
    one.y = centre.y + ry * Math.sin(angle);
  });
  let at = 0;
  circle.forEach((wait) => {
    const next = (i) => nodes[(at + i) % nodes.length];
    if (wait.forWhat) {
      parts.push(arrow(next(0), next(1), waitVerb(wait), wait.colour));
      parts.push(arrow(next(1), next(2), 'held by'));
      at += 2;
    } else {
      parts.push(arrow(next(0), next(1), 'waits for its end', wait.colour));
      at += 1;
    }
  });
  parts.push(...nodes.map(nodeShape));
  return {left: centre.x - rx - widest / 2, right: centre.x + rx + widest / 2, bottom: centre.y + ry + NODE_HEIGHT};
}

// A thread that is on no cycle: a chain from left to right.
function drawChain(wait, nameOf, parts, y) {
  const gap = 150;
  const first = node('thread', wait.name, 0, y, wait.colour);
  first.x = first.width / 2;
  const nodes = [first];
  const add = (kind, label, colour, verb, space) => {
    const last = nodes[nodes.length - 1];
    const one = node(kind, label, 0, y, colour);
    one.x = last.x + last.width / 2 + space + one.width / 2;
    parts.push(arrow(last, one, verb, last.colour));
    nodes.push(one);
  };
  if (wait.forWhat) add('thing', wait.forWhat, '', waitVerb(wait), gap + 20);
  const other = wait.forThread ? nameOf(wait.forThread) : null;
  if (other) add('thread', other.name, other.colour, wait.forWhat ? 'held by' : 'waits for its end', gap - 40);
  parts.push(...nodes.map(nodeShape));
  const end = nodes[nodes.length - 1];
  return end.x + end.width / 2;
}

function picture(parts, left, top, right, bottom, label) {
  const margin = 8;
  const width = right - left + 2 * margin, height = bottom - top + 2 * margin;
  const svg = draw('svg', {
    viewBox: `${left - margin} ${top - margin} ${width} ${height}`, width, height,
    role: 'img', 'aria-label': visible(label),
  });
  svg.append(...parts);
  return svg;
}

// waits: {number, name, colour, status, forWhat, forThread}, a blocked thread each.
function drawWaits(waits, nameOf, label) {
  const drawn = waits.filter((wait) => wait.forWhat || wait.forThread);
  if (!drawn.length) return null;
  const parts = [];
  const circle = circleOf(drawn);
  let left = 0, right = 0, y = 0, top = -NODE_HEIGHT / 2;
  if (circle.length) {
    const box = drawCircle(circle, parts, {x: 0, y: 0});
    left = box.left;
    right = box.right;
    top = -box.bottom + NODE_HEIGHT / 2;
    y = box.bottom + 18;
  }
  const chains = drawn.filter((wait) => !circle.includes(wait));
  const chainParts = [];
  for (const wait of chains) {
    const part = [];
    right = Math.max(right, left + drawChain(wait, nameOf, part, y));
    const shift = draw('g', {transform: `translate(${left} 0)`});
    shift.append(...part);
    chainParts.push(shift);
    y += NODE_HEIGHT + 16;
  }
  return picture([...parts, ...chainParts], left, top, right, chains.length ? y - NODE_HEIGHT / 2 - 12 : y - 30, label);
}

// Two threads at one place in memory.
function drawRace(location, accesses, label) {
  const gap = 110;
  const [a, b] = accesses.map((access) => node('thread', access.name, 0, 0, access.colour));
  const place = node('thing', location, 0, 0);
  a.x = a.width / 2;
  place.x = a.width + gap + place.width / 2;
  b.x = a.width + 2 * gap + place.width + b.width / 2;
  const parts = [
    arrow(a, place, accesses[0].verb, a.colour), arrow(b, place, accesses[1].verb, b.colour),
    ...[a, place, b].map(nodeShape),
  ];
  return picture(parts, 0, -NODE_HEIGHT, b.x + b.width / 2, NODE_HEIGHT / 2, label);
}
