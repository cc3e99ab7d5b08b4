import { runs } from '../paths/results.ts';
import { html, type Markup } from './html.ts';
import { hasFailed, isSound, type MachineReport, missingOf } from './machine-report.ts';
import { machineId } from './machine-section.ts';
import type { Texts } from './texts/texts.ts';

export function verdictSection(reports: readonly MachineReport[], texts: Texts): Markup {
  const sound = reports.every(isSound);
  return html`<section class="verdict ${sound ? 'passed' : 'failed'}" aria-labelledby="verdict-title">
<h2 id="verdict-title"><span aria-hidden="true">${sound ? '✓' : '✗'}</span> ${headline(reports, texts)}</h2>
<p>${notRun(reports, texts)}</p>
${!sound && html`<ul>${reports.map((report) => lacking(report, texts))}</ul>`}
</section>
`;
}

function headline(reports: readonly MachineReport[], { verdict }: Texts): string {
  const failed = sum(reports, ({ paths }) => paths.filter(hasFailed).length);
  const missing = sum(reports, missingOf);
  return failed === 0 && missing === 0 ? verdict.sound : verdict.unsound(failed, missing);
}

function notRun(reports: readonly MachineReport[], { verdict }: Texts): string {
  const waiting = runs
    .map((run) => ({ run, count: sum(reports, ({ runs: ran }) => ran[run].counts.not_run) }))
    .filter(({ count }) => count > 0);
  return waiting.length === 0 ? verdict.allRun : verdict.notRun(waiting);
}

function lacking(report: MachineReport, texts: Texts): Markup | false {
  const missing = missingOf(report);
  return (
    missing > 0 &&
    html`<li><a href="#${machineId(report)}">${texts.verdict.lacking(texts.say(report.about.title), missing)}</a></li>`
  );
}

const sum = (reports: readonly MachineReport[], figure: (report: MachineReport) => number) =>
  reports.reduce((total, report) => total + figure(report), 0);
