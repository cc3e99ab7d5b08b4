import { lastState } from '../paths/path.ts';
import { coverageSection } from './coverage-section.ts';
import { html, type Markup } from './html.ts';
import { hasFailed, type MachineReport, type PathReport } from './machine-report.ts';
import { pathSection } from './path-section.ts';
import { stateWords } from './tell-path.ts';
import { counted } from './words.ts';

export const machineId = (report: MachineReport) => `machine-${report.model.name}`;

export function machineSection(report: MachineReport): Markup {
  const id = machineId(report);
  const { model, about, paths } = report;
  return html`<section class="machine" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${about.title} <code>${model.name}</code></h2>
<p class="purpose">${about.purpose}</p>
${coverageSection(report)}
<div class="paths">
<h3>Paths <span class="figure found">${paths.length.toLocaleString('en')}</span></h3>
${[...byEnd(paths)].map(([state, ending]) => group(report, state, ending))}
</div>
</section>
`;
}

function group({ model }: MachineReport, state: string, paths: readonly PathReport[]): Markup {
  const failed = paths.filter(hasFailed).length;
  return html`<details class="group" ${failed > 0 && 'open'}>
<summary><h4><span class="lead">Ends with:</span> ${stateWords(model, state)}</h4>
<span class="figure found">${counted(paths.length, 'path')}</span>${failed > 0 && html` <span class="outcome failed">${failed} failed</span>`}</summary>
<ul>${paths.map((path) => pathSection(model, path))}</ul></details>
`;
}

function byEnd(paths: readonly PathReport[]): Map<string, PathReport[]> {
  return Map.groupBy(paths, ({ path }) => lastState(path));
}
