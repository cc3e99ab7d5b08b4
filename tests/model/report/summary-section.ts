import type { Part } from '../paths/coverage.ts';
import { type Run, runs } from '../paths/results.ts';
import { html, type Markup } from './html.ts';
import { type MachineReport, outcomes } from './machine-report.ts';
import { machineId } from './machine-section.ts';
import { momentWords, outcomeWords, runWords } from './words.ts';

const columns = ['Machine', 'Paths', 'States', 'Transitions', 'Events'];

// The roles are written out because narrow screens lay the table out as blocks, which would take
// them away.
export function summarySection(reports: readonly MachineReport[]): Markup {
  const heads = [...columns, ...runs.map((run) => runWords[run].title)];
  return html`<section aria-labelledby="summary-title">
<h2 id="summary-title">Summary</h2>
<table role="table"><thead role="rowgroup"><tr role="row">${heads.map((head) => html`<th role="columnheader" scope="col">${head}</th>`)}</tr></thead>
<tbody role="rowgroup">${reports.map(machineRow)}</tbody></table>
</section>
`;
}

function machineRow(report: MachineReport): Markup {
  const { model, about, paths, coverage } = report;
  return html`<tr role="row"><th role="rowheader" scope="row"><a href="#${machineId(report)}">${about.title}</a> <code>${model.name}</code></th>
<td role="cell" data-label="Paths">${paths.length.toLocaleString('en')}</td>
${partCell('States', coverage.states)}${partCell('Transitions', coverage.transitions)}${partCell('Events', coverage.events)}
${runs.map((run) => runCell(report, run))}</tr>
`;
}

const partCell = (label: string, { all, covered, missing }: Part) =>
  html`<td role="cell" data-label="${label}" class="${missing.length > 0 && 'failed'}">${covered.length}<span class="of"> of ${all.length}</span>${missing.length > 0 && html`<span class="lacks">${missing.length} not covered</span>`}</td>`;

function runCell({ runs: ran, paths }: MachineReport, run: Run): Markup {
  const { counts, finishedAt } = ran[run];
  const found = outcomes.filter((outcome) => counts[outcome] > 0);
  const share = (count: number) => ((100 * count) / paths.length).toFixed(2);
  return html`<td role="cell" data-label="${runWords[run].title}"><span class="run"><span class="bar" aria-hidden="true">${found.map(
    (outcome) => html`<span class="${outcome}" style="width:${share(counts[outcome])}%"></span>`,
  )}</span>
${found.map((outcome) => html`<span class="count ${outcome}">${counts[outcome].toLocaleString('en')} ${outcomeWords[outcome]}</span> `)}
${
  finishedAt !== null && html`<time datetime="${finishedAt}">${momentWords(finishedAt)}</time>`
}</span></td>`;
}
