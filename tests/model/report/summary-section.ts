import type { Part } from '../paths/coverage.ts';
import { type Run, runs } from '../paths/results.ts';
import { html, type Markup } from './html.ts';
import { type MachineReport, outcomes } from './machine-report.ts';
import { machineId } from './machine-section.ts';
import type { Words } from './words/words.ts';

// The roles are written out because narrow screens lay the table out as blocks, which would take
// them away.
export function summarySection(reports: readonly MachineReport[], words: Words): Markup {
  const { title, machine, paths } = words.summary;
  const { states, transitions, events } = words.coverage;
  const heads = [
    ...[machine, paths, states, transitions, events],
    ...runs.map((run) => words.runs[run].title),
  ];
  return html`<section aria-labelledby="summary-title">
<h2 id="summary-title">${title}</h2>
<table role="table"><thead role="rowgroup"><tr role="row">${heads.map((head) => html`<th role="columnheader" scope="col">${head}</th>`)}</tr></thead>
<tbody role="rowgroup">${reports.map((report) => machineRow(report, words))}</tbody></table>
</section>
`;
}

function machineRow(report: MachineReport, words: Words): Markup {
  const { model, about, paths, coverage } = report;
  const { states, transitions, events } = words.coverage;
  return html`<tr role="row"><th role="rowheader" scope="row"><a href="#${machineId(report)}">${words.say(about.title)}</a> <code>${model.name}</code></th>
<td role="cell" data-label="${words.summary.paths}">${words.number(paths.length)}</td>
${partCell(states, coverage.states, words)}${partCell(transitions, coverage.transitions, words)}${partCell(events, coverage.events, words)}
${runs.map((run) => runCell(report, run, words))}</tr>
`;
}

const partCell = (label: string, { all, covered, missing }: Part, { summary }: Words) =>
  html`<td role="cell" data-label="${label}" class="${missing.length > 0 && 'failed'}">${covered.length}<span class="of">${summary.of(all.length)}</span>${missing.length > 0 && html`<span class="lacks">${summary.notCovered(missing.length)}</span>`}</td>`;

function runCell({ runs: ran, paths }: MachineReport, run: Run, words: Words): Markup {
  const { counts, finishedAt } = ran[run];
  const found = outcomes.filter((outcome) => counts[outcome] > 0);
  const share = (count: number) => ((100 * count) / paths.length).toFixed(2);
  return html`<td role="cell" data-label="${words.runs[run].title}"><span class="run"><span class="bar" aria-hidden="true">${found.map(
    (outcome) => html`<span class="${outcome}" style="width:${share(counts[outcome])}%"></span>`,
  )}</span>
${found.map((outcome) => html`<span class="count ${outcome}">${words.number(counts[outcome])} ${words.outcomes[outcome]}</span> `)}
${
  finishedAt !== null && html`<time datetime="${finishedAt}">${words.moment(finishedAt)}</time>`
}</span></td>`;
}
