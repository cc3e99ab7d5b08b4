import type { Cause, Failure } from './causes.ts';
import { commandLine } from './command-line.ts';
import { describeWay, titleOf } from './describe-path.ts';
import { html, type Markup } from './html.ts';
import { causeKey } from './keys.ts';
import { replayCommand } from './replay-command.ts';
import type { Texts } from './texts/texts.ts';

const shownCauses = 20;
const shownPaths = 3;

export function causesSection(causes: readonly Cause[], texts: Texts): Markup | false {
  if (causes.length === 0) return false;
  const others = causes.slice(shownCauses);
  const othersCount = others.reduce((sum, { failures }) => sum + failures.length, 0);
  return html`<section class="causes" aria-labelledby="causes-title">
<h2 id="causes-title">${texts.causes.title}</h2>
<ol>${causes.slice(0, shownCauses).map((cause) => causeItem(cause, texts))}</ol>
${others.length > 0 && html`<p>${texts.causes.others(others.length, othersCount)}</p>`}
</section>
`;
}

function causeItem({ id, run, timedOut, message, failures }: Cause, texts: Texts): Markup {
  const more = failures.length > shownPaths;
  return html`<li class="cause"><h3><span class="outcome failed">${texts.paths(failures.length)}</span> ${texts.runs[run].title}</h3>
${timedOut && html`<p>${texts.causes.timedOut}</p>`}
<pre tabindex="0" aria-label="${texts.path.wrong}">${message}</pre>
<ul>${failures.slice(0, shownPaths).map((failure) => failureItem(failure, texts))}</ul>
${more && html`<button type="button" class="find" data-filter="cause" data-value="${causeKey(id)}">${texts.causes.more(failures.length)}</button>`}</li>
`;
}

const failureItem = ({ report, path }: Failure, texts: Texts) =>
  html`<li>${texts.say(report.about.title)}: <a href="#${path.path.id}">${titleOf(report.model, path.path, texts)}</a>
<span class="whole">${describeWay(path.path, texts)}</span>${commandLine(replayCommand(report.model, path), texts)}</li>
`;
