import type { Part } from '../paths/coverage.ts';
import { html, type Markup } from './html.ts';
import { eventKey, stateKey, statesOf } from './keys.ts';
import type { MachineReport } from './machine-report.ts';
import { eventOf, stateWords } from './tell-path.ts';
import { tellTransition } from './tell-transition.ts';
import { capital, counted } from './words.ts';

export function coverageSection(report: MachineReport): Markup {
  const { model, coverage } = report;
  const says = new Map(model.events.map((event) => [event.id, event.says]));
  const through = pathsThrough(report);
  const find = (kind: 'state' | 'event', key: string) =>
    html`<button type="button" class="find" data-filter="${kind}" data-value="${key}">${counted(through.get(key) ?? 0, 'path')}</button>`;
  return html`<div class="coverage">
<h3>What is covered</h3>
${part('States', coverage.states, 'open', (state) => ({
  words: html`${capital(stateWords(model, state))}`,
  name: state,
  found: find('state', stateKey(model, state)),
}))}
${part('Transitions', coverage.transitions, '', (name) => {
  const { from, on } = tellTransition(model, name);
  return { words: html`${capital(from)} <span class="arrow">→ ${on}</span>`, name };
})}
${part('Events', coverage.events, '', (event) => ({
  words: html`${capital(says.get(event) ?? event)}`,
  name: event,
  found: find('event', eventKey(model, event)),
}))}
</div>`;
}

interface Row {
  readonly words: Markup;
  /** As in the code. */
  readonly name: string;
  readonly found?: Markup;
}

function part(
  title: string,
  { all, missing }: Part,
  open: '' | 'open',
  row: (name: string) => Row,
) {
  const lacking = new Set(missing);
  return html`<details class="part" ${open || (lacking.size > 0 ? 'open' : '')}>
<summary><h4>${title}</h4> <span class="figure ${lacking.size > 0 ? 'failed' : 'passed'}">${all.length - lacking.size} of ${all.length}</span></summary>
<ul>${[...missing, ...all.filter((name) => !lacking.has(name))].map((name) => {
    const isMissing = lacking.has(name);
    const { words, name: code, found } = row(name);
    return html`<li class="${isMissing ? 'missing' : 'covered'}"><span class="sign" aria-hidden="true">${isMissing ? '✗' : '✓'}</span>
<span class="words">${words} <code>${code}</code>${isMissing && html` <strong>Not covered by any path.</strong>`}</span>${!isMissing && found}</li>
`;
  })}</ul></details>`;
}

/** How many paths have each state and event in them. */
function pathsThrough({ model, paths }: MachineReport): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of paths) {
    const keys = new Set([
      ...statesOf(path).map((state) => stateKey(model, state)),
      ...path.steps.map((step) => eventKey(model, eventOf(step).id)),
    ]);
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
