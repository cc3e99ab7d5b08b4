import { runs } from '../paths/results.ts';
import { html, type Markup } from './html.ts';
import { hasFailed, isSound, type MachineReport, missingOf } from './machine-report.ts';
import { machineId } from './machine-section.ts';
import { titleOf } from './tell-path.ts';
import { counted, runWords } from './words.ts';

/** What a reader in a hurry needs: whether all is well, and where it is not. */
export function verdictSection(reports: readonly MachineReport[]): Markup {
  const sound = reports.every(isSound);
  return html`<section class="verdict ${sound ? 'passed' : 'failed'}" aria-labelledby="verdict-title">
<h2 id="verdict-title"><span aria-hidden="true">${sound ? '✓' : '✗'}</span> ${headline(reports)}</h2>
<p>${notRunWords(reports)}</p>
${!sound && html`<ul>${reports.flatMap((report) => [lacking(report), ...failures(report)])}</ul>`}
</section>
`;
}

function headline(reports: readonly MachineReport[]): string {
  const failed = sum(reports, ({ paths }) => paths.filter(hasFailed).length);
  const missing = sum(reports, ({ coverage }) => missingOf(coverage));
  if (failed === 0 && missing === 0) return 'Everything is covered, and nothing failed.';
  const failing = failed === 0 ? 'Nothing failed' : `${counted(failed, 'path')} failed`;
  const lacks =
    missing === 0 ? 'everything is covered' : `${counted(missing, 'thing')} not covered`;
  return `${failing}; ${lacks}.`;
}

function notRunWords(reports: readonly MachineReport[]): string {
  const waiting = runs.flatMap((run) => {
    const count = sum(reports, ({ runs: ran }) => ran[run].counts.not_run);
    return count > 0 ? [`${counted(count, 'path')} ${runWords[run].title.toLowerCase()}`] : [];
  });
  return waiting.length === 0
    ? 'Every path was run in every way in which it can be.'
    : `Not run yet: ${waiting.join(', ')}.`;
}

function lacking(report: MachineReport): Markup | false {
  const missing = missingOf(report.coverage);
  return (
    missing > 0 &&
    html`<li><a href="#${machineId(report)}">${report.about.title}</a>: ${counted(missing, 'thing')} not covered by any path.</li>`
  );
}

const failures = ({ model, about, paths }: MachineReport) =>
  paths.filter(hasFailed).map(
    ({ path, outcomes }) =>
      html`<li>${about.title}, ${runs
        .filter((run) => outcomes[run].outcome === 'failed')
        .map((run) => runWords[run].title.toLowerCase())
        .join(', ')}: <a href="#${path.id}">${titleOf(model, path)}</a></li>`,
  );

const sum = (reports: readonly MachineReport[], figure: (report: MachineReport) => number) =>
  reports.reduce((total, report) => total + figure(report), 0);
