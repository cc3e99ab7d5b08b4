import { stripVTControlCharacters } from 'node:util';
import type { Model } from '../paths/model.ts';
import { type AnyStep, isLate, lastState } from '../paths/path.ts';
import { type Run, runs } from '../paths/results.ts';
import { html, type Markup } from './html.ts';
import { keysOf } from './keys.ts';
import type { PathOutcome, PathReport } from './machine-report.ts';
import {
  eventOf,
  type Mark,
  markOf,
  marks,
  marksOf,
  stateWords,
  titleOf,
  wayTo,
} from './tell-path.ts';
import { capital, durationWords, outcomeWords, runWords } from './words.ts';

export function pathSection(model: Model, report: PathReport): Markup {
  const { path } = report;
  return html`<li class="path" data-keys="${keysOf(model, report).join(' ')}"><details id="${path.id}">
<summary><span class="title">${titleOf(model, path)}</span>
<span class="way">${wayTo(path)}</span>
<span class="tags">${runs.map((run) => outcomeTag(run, report.outcomes[run]))}${marksOf(path).map(markTag)}</span></summary>
<script type="text/html">${story(model, report)}</script></details></li>
`;
}

// In full in the file, yet no elements until somebody opens the path: there are thousands of steps.
function story(model: Model, { path, outcomes }: PathReport): Markup {
  return html`<div class="story">
<h5>Given</h5><p>${capital(path.situation.says)}: ${stateWords(model, path.start)}.</p>
<h5>When</h5>${
    path.steps.length === 0
      ? html`<p>Nothing happens.</p>`
      : html`<ol>${path.steps.map((step) => stepItem(model, step))}</ol>`
  }
<h5>Then</h5><p class="end">${capital(stateWords(model, lastState(path)))}.</p>
<h5>Last results</h5><dl class="results">${runs.map((run) => resultItem(run, outcomes[run]))}</dl>
<p class="link">Link to this path: <a href="#${path.id}">#${path.id}</a></p>
</div>`;
}

function stepItem(model: Model, step: AnyStep): Markup {
  const mark = markOf(step);
  const after = step.from === step.to ? 'still' : 'then';
  const says = isLate(step) ? `Too late, ${step.late.says}` : capital(step.event.says);
  return html`<li><b>${says}</b> ${mark && markTag(mark)}<span class="state">${after}: ${stateWords(model, step.to)}</span> <code>${eventOf(step).id} → ${step.to}</code></li>`;
}

const markTag = (mark: Mark) => html`<span class="mark ${mark}">${marks[mark]}</span> `;

const outcomeTag = (run: Run, { outcome }: PathOutcome) =>
  html`<span class="outcome ${outcome}">${runWords[run].title}: ${outcomeWords[outcome]}</span> `;

function resultItem(run: Run, { outcome, ms, error, reason }: PathOutcome): Markup {
  return html`<div class="row"><dt>${runWords[run].title}</dt><dd><span class="outcome ${outcome}">${capital(outcomeWords[outcome])}</span>${
    ms !== undefined && outcome !== 'not_offered' && html` in ${durationWords(ms)}`
  }${reason !== undefined && html`: ${reason}.`}${error !== undefined && html`<pre tabindex="0" aria-label="What went wrong">${plain(error)}</pre>`}</dd></div>`;
}

// Assertion libraries colour their messages for terminals.
const plain = (text: string) => stripVTControlCharacters(text);
