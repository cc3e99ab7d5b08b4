import type { Cause, Failure } from './causes.ts';
import { commandLine } from './command-line.ts';
import { describeWay, titleOf } from './describe-path.ts';
import { html, type Markup } from './html.ts';
import { causeKey } from './keys.ts';
import { replayCommand } from './replay-command.ts';
import type { Words } from './words/words.ts';

const shownCauses = 20;
const shownPaths = 3;

export function causesSection(causes: readonly Cause[], words: Words): Markup | false {
  if (causes.length === 0) return false;
  const others = causes.slice(shownCauses);
  const othersCount = others.reduce((sum, { failures }) => sum + failures.length, 0);
  return html`<section class="causes" aria-labelledby="causes-title">
<h2 id="causes-title">${words.causes.title}</h2>
<ol>${causes.slice(0, shownCauses).map((cause) => causeItem(cause, words))}</ol>
${others.length > 0 && html`<p>${words.causes.others(others.length, othersCount)}</p>`}
</section>
`;
}

function causeItem({ id, run, timedOut, message, failures }: Cause, words: Words): Markup {
  const more = failures.length > shownPaths;
  return html`<li class="cause"><h3><span class="outcome failed">${words.paths(failures.length)}</span> ${words.runs[run].title}</h3>
${timedOut && html`<p>${words.causes.timedOut}</p>`}
<pre tabindex="0" aria-label="${words.path.wrong}">${message}</pre>
<ul>${failures.slice(0, shownPaths).map((failure) => failureItem(failure, words))}</ul>
${more && html`<button type="button" class="find" data-filter="cause" data-value="${causeKey(id)}">${words.causes.more(failures.length)}</button>`}</li>
`;
}

const failureItem = ({ report, path }: Failure, words: Words) =>
  html`<li>${words.say(report.about.title)}: <a href="#${path.path.id}">${titleOf(report.model, path.path, words)}</a>
<span class="whole">${describeWay(path.path, words)}</span>${commandLine(replayCommand(report.model, path), words)}</li>
`;
