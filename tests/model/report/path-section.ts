import { stripVTControlCharacters } from 'node:util';
import { type AnyStep, isLate, lastState } from '../paths/path.ts';
import { type Run, runs } from '../paths/results.ts';
import { commandLine } from './command-line.ts';
import { eventOf, markOf, marksOf, stateWords, titleOf, wayTo } from './describe-path.ts';
import { html, type Markup } from './html.ts';
import { keysOf, statesOf } from './keys.ts';
import type { MachineReport, PathOutcome, PathReport } from './machine-report.ts';
import type { Mark } from './marks.ts';
import { replayCommand } from './replay-command.ts';
import { capital, type Words } from './words/words.ts';

export function pathSection(report: MachineReport, path: PathReport, words: Words): Markup {
  const { model } = report;
  return html`<li class="path" data-keys="${keysOf(report, path).join(' ')}"><details id="${path.path.id}">
<summary><span class="title">${titleOf(model, path.path, words)}</span>
<span class="way">${wayTo(path.path, words)}</span>
<span class="tags">${runs.map((run) => outcomeTag(run, path.outcomes[run], words))}${marksOf(path.path).map((mark) => markTag(mark, words))}</span></summary>
<script type="text/html">${story(report, path, words)}</script></details></li>
`;
}

// In full in the file, yet no elements until a user opens the path: there are thousands of steps.
function story(report: MachineReport, pathReport: PathReport, words: Words): Markup {
  const { model } = report;
  const { path, outcomes } = pathReport;
  const { given, when, end, nothing, ends, both } = words.path;
  const failed = failedStep(pathReport);
  const start = stateWords(model, path.start, words);
  return html`<div class="story" data-states="${statesOf(path).join(' ')}" data-failed="${failed}">
<h5>${given}</h5><p>${ends(both(capital(words.say(path.situation.says)), start))}</p>
<h5>${when}</h5>${
    path.steps.length === 0
      ? html`<p>${nothing}</p>`
      : html`<ol>${path.steps.map((step, at) => stepItem(report, step, at === failed, words))}</ol>`
  }
<h5>${end}</h5><p class="end">${ends(capital(stateWords(model, lastState(path), words)))}</p>
<h5>${words.path.lastResults}</h5><dl class="results">${runs.map((run) => resultItem(run, outcomes[run], words))}</dl>
<h5>${words.diagram.ofPath}</h5><div class="diagram" tabindex="0" role="group" aria-label="${words.diagram.ofPath}"></div>
<h5 class="proves">${words.path.rules}</h5>
<h5>${words.path.again}</h5><p>${commandLine(replayCommand(model, pathReport), words)}</p>
<p class="link">${words.path.link} <a href="#${path.id}">#${path.id}</a></p>
</div>`;
}

const failedStep = ({ outcomes }: PathReport) =>
  runs.map((run) => outcomes[run].failedStep).find((step) => step !== undefined);

function stepItem({ model }: MachineReport, step: AnyStep, failed: boolean, words: Words): Markup {
  const mark = markOf(step);
  const { tooLate, still, after, both } = words.path;
  const says = words.say(eventOf(step).says);
  const to = stateWords(model, step.to, words);
  return html`<li class="${failed && 'failed'}"><b>${capital(isLate(step) ? tooLate(says) : says)}</b> ${mark && markTag(mark, words)}${
    failed && html`<span class="outcome failed">${words.causes.failedAt}</span>`
  }<span class="state">${both(step.from === step.to ? still : after, to)}</span> <code>${eventOf(step).id} → ${step.to}</code></li>`;
}

const markTag = (mark: Mark, words: Words) =>
  html`<span class="mark ${mark}">${words.marks[mark]}</span> `;

const outcomeTag = (run: Run, { outcome }: PathOutcome, words: Words) =>
  html`<span class="outcome ${outcome}">${words.path.both(words.runs[run].title, words.outcomes[outcome])}</span> `;

function resultItem(run: Run, result: PathOutcome, words: Words): Markup {
  const { outcome, ms, error, reason } = result;
  return html`<div class="row"><dt>${words.runs[run].title}</dt><dd><span class="outcome ${outcome}">${capital(words.outcomes[outcome])}</span>${
    ms !== undefined && outcome !== 'not_offered' && html` ${words.path.tookMs(ms)}`
  }${reason !== undefined && html` (${words.say(reason)})`}${error !== undefined && html`<pre tabindex="0" aria-label="${words.path.wrong}">${plain(error)}</pre>`}${evidence(result, words)}</dd></div>`;
}

function evidence({ picture, trace }: PathOutcome, words: Words): (Markup | false)[] {
  return [
    picture !== undefined &&
      html`<a class="picture" href="${picture}"><img src="${picture}" loading="lazy" alt="${words.path.picture}"></a>`,
    trace !== undefined &&
      html`<p><a href="${trace}">${words.path.trace}</a>, ${words.path.openTrace} ${commandLine(`npx playwright show-trace tests/model/${trace}`, words)}</p>`,
  ];
}

// Assertion libraries colour their messages for terminals.
const plain = (text: string) => stripVTControlCharacters(text);
