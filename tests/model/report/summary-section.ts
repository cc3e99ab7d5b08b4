import type { Part } from '../paths/coverage.ts';
import { type Run, runs } from '../paths/results.ts';
import { html, type Markup } from './html.ts';
import { type MachineReport, outcomes } from './machine-report.ts';
import { machineId } from './machine-section.ts';
import type { Texts } from './texts/texts.ts';

// The roles are written out because narrow screens lay the table out as blocks, which would take
// them away.
export function summarySection(reports: readonly MachineReport[], texts: Texts): Markup {
  const { title, machine, paths } = texts.summary;
  const { states, transitions, events } = texts.coverage;
  const heads = [
    ...[machine, paths, states, transitions, events],
    ...runs.map((run) => texts.runs[run].title),
  ];
  return html`<section aria-labelledby="summary-title">
<h2 id="summary-title">${title}</h2>
<table role="table"><thead role="rowgroup"><tr role="row">${heads.map((head) => html`<th role="columnheader" scope="col">${head}</th>`)}</tr></thead>
<tbody role="rowgroup">${reports.map((report) => machineRow(report, texts))}</tbody></table>
</section>
`;
}

function machineRow(report: MachineReport, texts: Texts): Markup {
  const { model, about, paths, coverage } = report;
  const { states, transitions, events } = texts.coverage;
  return html`<tr role="row"><th role="rowheader" scope="row"><a href="#${machineId(report)}">${texts.say(about.title)}</a> <code>${model.name}</code></th>
<td role="cell" data-label="${texts.summary.paths}">${texts.number(paths.length)}</td>
${partCell(states, coverage.states, texts)}${partCell(transitions, coverage.transitions, texts)}${partCell(events, coverage.events, texts)}
${runs.map((run) => runCell(report, run, texts))}</tr>
`;
}

const partCell = (label: string, { all, covered, missing }: Part, { summary }: Texts) =>
  html`<td role="cell" data-label="${label}" class="${missing.length > 0 && 'failed'}">${covered.length}<span class="of">${summary.of(all.length)}</span>${missing.length > 0 && html`<span class="lacks">${summary.notCovered(missing.length)}</span>`}</td>`;

function runCell({ runs: ran, paths }: MachineReport, run: Run, texts: Texts): Markup {
  const { counts, finishedAt } = ran[run];
  const found = outcomes.filter((outcome) => counts[outcome] > 0);
  const share = (count: number) => ((100 * count) / paths.length).toFixed(2);
  return html`<td role="cell" data-label="${texts.runs[run].title}"><span class="run"><span class="bar" aria-hidden="true">${found.map(
    (outcome) => html`<span class="${outcome}" style="width:${share(counts[outcome])}%"></span>`,
  )}</span>
${found.map((outcome) => html`<span class="count ${outcome}">${texts.number(counts[outcome])} ${texts.outcomes[outcome]}</span> `)}
${
  finishedAt !== null && html`<time datetime="${finishedAt}">${texts.moment(finishedAt)}</time>`
}</span></td>`;
}
