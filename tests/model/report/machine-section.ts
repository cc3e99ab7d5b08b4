import { lastState } from '../paths/path.ts';
import { coverageSection } from './coverage-section.ts';
import { stateText } from './describe-path.ts';
import { diagram } from './diagram.ts';
import { folded, html, type Markup } from './html.ts';
import { hasFailed, type MachineReport, type PathReport } from './machine-report.ts';
import { pathSection } from './path-section.ts';
import type { Texts } from './texts/texts.ts';

export const machineId = (report: MachineReport) => `machine-${report.model.name}`;

export function machineSection(report: MachineReport, texts: Texts): Markup {
  const id = machineId(report);
  const { model, about, paths } = report;
  return html`<section class="machine" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${texts.say(about.title)} <code>${model.name}</code></h2>
<p class="purpose">${texts.say(about.purpose)}</p>
<details class="part drawn"><summary><h3>${texts.diagram.title}</h3></summary>
<p class="purpose">${texts.diagram.about}</p>
<div class="diagram" tabindex="0" role="group" aria-label="${texts.diagram.title}">${diagram(report, texts)}</div></details>
${coverageSection(report, texts)}
<div class="paths">
<h3>${texts.summary.paths} <span class="figure found">${texts.number(paths.length)}</span></h3>
${folded(html`${[...byEnd(paths)].map(([state, ending]) => group(report, state, ending, texts))}`)}
</div>
</section>
`;
}

function group(
  report: MachineReport,
  state: string,
  paths: readonly PathReport[],
  texts: Texts,
): Markup {
  const failed = paths.filter(hasFailed).length;
  return html`<details class="group" ${failed > 0 && 'open'}>
<summary><h4><span class="lead">${texts.machine.endsWith}</span> ${stateText(report.model, state, texts)}</h4>
<span class="figure found">${texts.paths(paths.length)}</span>${failed > 0 && html` <span class="outcome failed">${texts.machine.failed(failed)}</span>`}</summary>
<ul>${paths.map((path) => pathSection(report, path, texts))}</ul></details>
`;
}

function byEnd(paths: readonly PathReport[]): Map<string, PathReport[]> {
  return Map.groupBy(paths, ({ path }) => lastState(path));
}
