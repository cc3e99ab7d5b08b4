import { stripVTControlCharacters } from 'node:util';
import { type AnyStep, isLate, lastState } from '../paths/path.ts';
import { type Run, runs } from '../paths/results.ts';
import { commandLine } from './command-line.ts';
import { eventOf, markOf, marksOf, stateText, titleOf, wayTo } from './describe-path.ts';
import { html, type Markup } from './html.ts';
import { keysOf, statesOf } from './keys.ts';
import type { MachineReport, PathOutcome, PathReport } from './machine-report.ts';
import type { Mark } from './marks.ts';
import { replayCommand } from './replay-command.ts';
import { capital, type Texts } from './texts/texts.ts';

export function pathSection(report: MachineReport, path: PathReport, texts: Texts): Markup {
  const { model } = report;
  return html`<li class="path" data-keys="${keysOf(report, path).join(' ')}"><details id="${path.path.id}">
<summary><span class="title">${titleOf(model, path.path, texts)}</span>
<span class="way">${wayTo(path.path, texts)}</span>
<span class="tags">${runs.map((run) => outcomeTag(run, path.outcomes[run], texts))}${marksOf(path.path).map((mark) => markTag(mark, texts))}</span></summary>
<script type="text/html">${story(report, path, texts)}</script></details></li>
`;
}

// In full in the file, yet no elements until a user opens the path: there are thousands of steps.
function story(report: MachineReport, pathReport: PathReport, texts: Texts): Markup {
  const { model } = report;
  const { path, outcomes } = pathReport;
  const { given, when, end, nothing, ends, both } = texts.path;
  const failed = failedStep(pathReport);
  const start = stateText(model, path.start, texts);
  return html`<div class="story" data-states="${statesOf(path).join(' ')}" data-failed="${failed}">
<h5>${given}</h5><p>${ends(both(capital(texts.say(path.situation.says)), start))}</p>
<h5>${when}</h5>${
    path.steps.length === 0
      ? html`<p>${nothing}</p>`
      : html`<ol>${path.steps.map((step, at) => stepItem(report, step, at === failed, texts))}</ol>`
  }
<h5>${end}</h5><p class="end">${ends(capital(stateText(model, lastState(path), texts)))}</p>
<h5>${texts.path.lastResults}</h5><dl class="results">${runs.map((run) => resultItem(run, outcomes[run], texts))}</dl>
<h5>${texts.diagram.ofPath}</h5><div class="diagram" tabindex="0" role="group" aria-label="${texts.diagram.ofPath}"></div>
<h5 class="proves">${texts.path.rules}</h5>
<h5>${texts.path.again}</h5><p>${commandLine(replayCommand(model, pathReport), texts)}</p>
<p class="link">${texts.path.link} <a href="#${path.id}">#${path.id}</a></p>
</div>`;
}

const failedStep = ({ outcomes }: PathReport) =>
  runs.map((run) => outcomes[run].failedStep).find((step) => step !== undefined);

function stepItem({ model }: MachineReport, step: AnyStep, failed: boolean, texts: Texts): Markup {
  const mark = markOf(step);
  const { tooLate, still, after, both } = texts.path;
  const says = texts.say(eventOf(step).says);
  const to = stateText(model, step.to, texts);
  return html`<li class="${failed && 'failed'}"><b>${capital(isLate(step) ? tooLate(says) : says)}</b> ${mark && markTag(mark, texts)}${
    failed && html`<span class="outcome failed">${texts.causes.failedAt}</span>`
  }<span class="state">${both(step.from === step.to ? still : after, to)}</span> <code>${eventOf(step).id} → ${step.to}</code></li>`;
}

const markTag = (mark: Mark, texts: Texts) =>
  html`<span class="mark ${mark}">${texts.marks[mark]}</span> `;

const outcomeTag = (run: Run, { outcome }: PathOutcome, texts: Texts) =>
  html`<span class="outcome ${outcome}">${texts.path.both(texts.runs[run].title, texts.outcomes[outcome])}</span> `;

function resultItem(run: Run, result: PathOutcome, texts: Texts): Markup {
  const { outcome, ms, error, reason } = result;
  return html`<div class="row"><dt>${texts.runs[run].title}</dt><dd><span class="outcome ${outcome}">${capital(texts.outcomes[outcome])}</span>${
    ms !== undefined && outcome !== 'not_offered' && html` ${texts.path.tookMs(ms)}`
  }${reason !== undefined && html` (${texts.say(reason)})`}${error !== undefined && html`<pre tabindex="0" aria-label="${texts.path.wrong}">${plain(error)}</pre>`}${evidence(result, texts)}</dd></div>`;
}

function evidence({ picture, trace }: PathOutcome, texts: Texts): (Markup | false)[] {
  return [
    picture !== undefined &&
      html`<a class="picture" href="${picture}"><img src="${picture}" loading="lazy" alt="${texts.path.picture}"></a>`,
    trace !== undefined &&
      html`<p><a href="${trace}">${texts.path.trace}</a>, ${texts.path.openTrace} ${commandLine(`npx playwright show-trace tests/model/${trace}`, texts)}</p>`,
  ];
}

// Assertion libraries colour their messages for terminals.
const plain = (text: string) => stripVTControlCharacters(text);
