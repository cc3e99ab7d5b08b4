import { Graph, layout } from '@dagrejs/dagre';
import { isLate } from '../paths/path.ts';
import { eventOf, stateText } from './describe-path.ts';
import { html, type Markup } from './html.ts';
import type { MachineReport } from './machine-report.ts';
import { capital, type Texts } from './texts/texts.ts';

const lineHeight = 15;
const padding = 10;
/** About as wide as the fonts of the page draw them. */
const charWidth = { wide: 12.5, narrow: 6.6 };
const nodeTextWidth = 170;
const shownEvents = 5;

interface Point {
  readonly x: number;
  readonly y: number;
}

export const arrowheads: Markup = html`<svg class="arrowheads" width="0" height="0" aria-hidden="true"><defs>${[
  '',
  'taken',
  'failed',
].map(
  (kind) =>
    html`<marker id="arrow${kind && `-${kind}`}" class="${kind}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0 8 4 0 8Z"/></marker>`,
)}</defs></svg>
`;

export function diagram(report: MachineReport, texts: Texts): Markup {
  const { model, about, coverage } = report;
  const graph = new Graph();
  graph.setGraph({ rankdir: 'TB', nodesep: 30, ranksep: 30, edgesep: 12, marginx: 8, marginy: 8 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const state of coverage.states.all) {
    const lines = wrap(capital(stateText(model, state, texts)));
    graph.setNode(state, { lines, ...sizeOf([...lines, state], padding) });
  }
  for (const { from, to, labels } of arrowsOf(report, texts)) {
    graph.setEdge(from, to, { labels, labelpos: 'c', ...sizeOf(labels, 2) });
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const size = [width, height].map(Math.ceil);
  return html`<svg class="states" viewBox="0 0 ${size[0]} ${size[1]}" width="${size[0]}" height="${size[1]}" role="img" aria-label="${texts.diagram.label(texts.say(about.title))}">
${graph.edges().map(({ v, w }: { v: string; w: string }) => edge(v, w, graph.edge({ v, w })))}
${graph.nodes().map((state: string) => node(state, graph.node(state)))}</svg>`;
}

function arrowsOf({ model, paths }: MachineReport, texts: Texts) {
  const between = new Map<string, Set<string>>();
  for (const { path } of paths) {
    for (const step of path.steps) {
      if (isLate(step) || step.from === step.to) continue;
      const key = `${step.from} ${step.to}`;
      const events = between.get(key) ?? new Set();
      between.set(key, events.add(eventOf(step).id));
    }
  }
  const known = new Map(model.events.map((event) => [event.id, event]));
  return [...between].map(([key, ids]) => {
    const [from = '', to = ''] = key.split(' ');
    const labels = new Set(
      [...ids].map((id) => {
        const event = known.get(id);
        const isFault = event?.kind === 'answer' && event.id === `${event.actor} ${event.how}`;
        return isFault && event.how !== 'answered'
          ? texts.coverage.fails(event.actor)
          : id.replace(/ slowly$/, '').replace(/ answered$/, ' ✓');
      }),
    );
    const all = [...labels];
    const rest = all.length - shownEvents;
    return { from, to, labels: rest > 0 ? [...all.slice(0, shownEvents), `+ ${rest}`] : all };
  });
}

const widthOf = (text: string) =>
  [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? charWidth.wide : charWidth.narrow), 0);

const sizeOf = (lines: readonly string[], around: number) => ({
  width: Math.max(...lines.map(widthOf)) + 2 * around,
  height: lines.length * lineHeight + 2 * around,
});

/** Breaks Chinese between any two signs, English at spaces. */
function wrap(text: string): string[] {
  const lines = [''];
  for (const part of text.match(/[\u2e80-\uffef]|[^\u2e80-\uffef\s]+\s*|\s+/g) ?? []) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && widthOf(line + part.trimEnd()) > nodeTextWidth) lines.push(part);
    else lines[lines.length - 1] = line + part;
  }
  return lines.map((line) => line.trim());
}

function node(
  state: string,
  { x = 0, y = 0, width = 0, height = 0, lines }: NodeLayout & { lines: readonly string[] },
): Markup {
  const top = y - height / 2 + padding;
  return html`<g class="node" data-state="${state}"><rect x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}" height="${round(height)}" rx="6"/>
<text x="${round(x)}" y="${round(top)}">${[...lines, state].map((line, at) => html`<tspan x="${round(x)}" dy="${at === 0 ? 11 : lineHeight}" class="${at === lines.length && 'name'}">${line}</tspan>`)}</text><text class="steps" x="${round(x - width / 2 + 4)}" y="${round(y - height / 2 - 3)}"></text></g>
`;
}

interface NodeLayout {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
}

function edge(
  from: string,
  to: string,
  {
    points,
    x = 0,
    y = 0,
    labels,
    height = 0,
  }: { points: readonly Point[]; labels: readonly string[]; height?: number } & Partial<Point>,
): Markup {
  return html`<g class="edge" data-edge="${from} ${to}"><path d="${curve(points)}"/>
<text x="${round(x)}" y="${round(y - height / 2)}"><tspan class="steps"></tspan>${labels.map((line) => html`<tspan x="${round(x)}" dy="${lineHeight}">${line}</tspan>`)}</text></g>
`;
}

/** Through the middles of the lines between the points, so that no corner is left. */
function curve(points: readonly Point[]): string {
  const [first, ...others] = points;
  const last = others.at(-1);
  if (!first || !last) return '';
  const bends = others.slice(0, -1).map((point, at) => {
    const next = others[at + 1] ?? last;
    const isLast = at === others.length - 2;
    const end = isLast ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${at2(point)} ${at2(end)}`;
  });
  return `M${at2(first)}${bends.length > 0 ? bends.join('') : `L${at2(last)}`}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
const at2 = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
