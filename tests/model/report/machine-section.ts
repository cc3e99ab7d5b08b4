import { lastState } from '../paths/path.ts';
import { coverageSection } from './coverage-section.ts';
import { stateWords } from './describe-path.ts';
import { diagram } from './diagram.ts';
import { folded, html, type Markup } from './html.ts';
import { hasFailed, type MachineReport, type PathReport } from './machine-report.ts';
import { pathSection } from './path-section.ts';
import type { Words } from './words/words.ts';

export const machineId = (report: MachineReport) => `machine-${report.model.name}`;

export function machineSection(report: MachineReport, words: Words): Markup {
  const id = machineId(report);
  const { model, about, paths } = report;
  return html`<section class="machine" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${words.say(about.title)} <code>${model.name}</code></h2>
<p class="purpose">${words.say(about.purpose)}</p>
<details class="part drawn"><summary><h3>${words.diagram.title}</h3></summary>
<p class="purpose">${words.diagram.about}</p>
<div class="diagram" tabindex="0" role="group" aria-label="${words.diagram.title}">${diagram(report, words)}</div></details>
${coverageSection(report, words)}
<div class="paths">
<h3>${words.summary.paths} <span class="figure found">${words.number(paths.length)}</span></h3>
${folded(html`${[...byEnd(paths)].map(([state, ending]) => group(report, state, ending, words))}`)}
</div>
</section>
`;
}

function group(
  report: MachineReport,
  state: string,
  paths: readonly PathReport[],
  words: Words,
): Markup {
  const failed = paths.filter(hasFailed).length;
  return html`<details class="group" ${failed > 0 && 'open'}>
<summary><h4><span class="lead">${words.machine.endsWith}</span> ${stateWords(report.model, state, words)}</h4>
<span class="figure found">${words.paths(paths.length)}</span>${failed > 0 && html` <span class="outcome failed">${words.machine.failed(failed)}</span>`}</summary>
<ul>${paths.map((path) => pathSection(report, path, words))}</ul></details>
`;
}

function byEnd(paths: readonly PathReport[]): Map<string, PathReport[]> {
  return Map.groupBy(paths, ({ path }) => lastState(path));
}
