import type { Part } from '../paths/coverage.ts';
import { eventOf, stateText } from './describe-path.ts';
import { describeTransition } from './describe-transition.ts';
import { html, type Markup } from './html.ts';
import { eventKey, stateKey, statesOf } from './keys.ts';
import type { MachineReport } from './machine-report.ts';
import { capital, type Texts } from './texts/texts.ts';

export function coverageSection(report: MachineReport, texts: Texts): Markup {
  const { model, coverage } = report;
  const says = new Map(model.events.map((event) => [event.id, texts.say(event.says)]));
  const through = pathsThrough(report);
  const find = (kind: 'state' | 'event', key: string) =>
    html`<button type="button" class="find" data-filter="${kind}" data-value="${key}">${texts.paths(through.get(key) ?? 0)}</button>`;
  return html`<div class="coverage">
<h3>${texts.coverage.title}</h3>
${part(texts.coverage.states, coverage.states, texts, (state) => ({
  description: html`${capital(stateText(model, state, texts))}`,
  name: state,
  found: find('state', stateKey(model, state)),
}))}
${part(texts.coverage.transitions, coverage.transitions, texts, (name) => {
  const { from, on } = describeTransition(model, name, texts);
  return { description: html`${capital(from)} <span class="arrow">→ ${on}</span>`, name };
})}
${part(texts.coverage.events, coverage.events, texts, (event) => ({
  description: html`${capital(says.get(event) ?? event)}`,
  name: event,
  found: find('event', eventKey(model, event)),
}))}
</div>`;
}

interface Row {
  readonly description: Markup;
  readonly name: string;
  readonly found?: Markup;
}

function part(title: string, { all, missing }: Part, texts: Texts, row: (name: string) => Row) {
  const lacking = new Set(missing);
  return html`<details class="part" ${lacking.size > 0 && 'open'}>
<summary><h4>${title}</h4> <span class="figure ${lacking.size > 0 ? 'failed' : 'passed'}">${texts.coverage.of(all.length - lacking.size, all.length)}</span></summary>
<ul>${[...missing, ...all.filter((name) => !lacking.has(name))].map((name) => {
    const isMissing = lacking.has(name);
    const { description, name: code, found } = row(name);
    return html`<li class="${isMissing ? 'missing' : 'covered'}"><span class="sign" aria-hidden="true">${isMissing ? '✗' : '✓'}</span>
<span class="words">${description} <code>${code}</code>${isMissing && html` <strong>${texts.coverage.missing}</strong>`}</span>${!isMissing && found}</li>
`;
  })}</ul></details>`;
}

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
