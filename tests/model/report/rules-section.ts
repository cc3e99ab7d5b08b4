import type { Proofs } from '../expected/proofs.ts';
import { titleOf } from './describe-path.ts';
import { elsewhere } from './elsewhere.ts';
import { html, type Markup } from './html.ts';
import { ruleKey } from './keys.ts';
import {
  isUnproved,
  type MachineReport,
  type PathReport,
  pathsBreaking,
} from './machine-report.ts';
import type { Texts } from './texts/texts.ts';

const shownPaths = 3;

export function rulesSection(reports: readonly MachineReport[], texts: Texts): Markup {
  const { title, about } = texts.rules;
  return html`<section class="rules" aria-labelledby="rules-title">
<h2 id="rules-title">${title}</h2><p class="purpose">${about}</p>
${reports.filter(({ proofs }) => proofs.length > 0).map((report) => rulesOfMachine(report, texts))}
<details class="part"><summary><h3>${texts.rules.elsewhere}</h3></summary><ul>${elsewhere.map(
    ({ rule, test }) =>
      html`<li><span class="words">${texts.say(rule)} <code>${test.file} › ${test.title}</code></span></li>`,
  )}</ul></details>
</section>
`;
}

function rulesOfMachine(report: MachineReport, texts: Texts): Markup {
  const broken = new Map(report.proofs.map(({ rule }) => [rule, pathsBreaking(report, rule)]));
  const holds = (one: Proofs) => !isUnproved(one) && broken.get(one.rule)?.length === 0;
  const proved = report.proofs.filter(holds).length;
  const all = report.proofs.length;
  const isSound = proved === all;
  return html`<details class="part" ${!isSound && 'open'}><summary><h3>${texts.say(report.about.title)}</h3> <span class="figure ${isSound ? 'passed' : 'failed'}">${texts.coverage.of(proved, all)}</span></summary>
<ul>${report.proofs.map((proofs) => ruleItem(report, proofs, broken.get(proofs.rule) ?? [], texts))}</ul></details>
`;
}

function ruleItem(
  { model }: MachineReport,
  proofs: Proofs,
  breaking: readonly PathReport[],
  texts: Texts,
): Markup {
  const { rule, paths, broken } = proofs;
  const isMissing = isUnproved(proofs) || breaking.length > 0;
  const named = breaking.length > 0 ? breaking.map(({ path }) => path) : paths;
  const titled = new Map(
    named.map((path) => [titleOf(model, path, texts), path.id] as const).toReversed(),
  );
  const shown = [...titled].toReversed().slice(0, shownPaths);
  return html`<li class="${isMissing ? 'missing' : 'covered'}"><span class="sign" aria-hidden="true">${isMissing ? '✗' : '✓'}</span>
<span class="words">${texts.say(rule)} <code>${rule.id}</code>${paths.length === 0 && html` <strong>${texts.rules.none}</strong>`}${
    broken.length > 0 &&
    html` <strong>${texts.rules.broken}</strong> <code>${broken.slice(0, 5).join(', ')}</code>`
  }
${breaking.length > 0 && html` <strong>${texts.rules.brokenOn(breaking.length)}</strong>`}
${shown.map(([title, id]) => html`<a class="proof" href="#${id}">${title}</a>`)}</span>
${paths.length > 0 && html`<button type="button" class="find" data-filter="rule" data-value="${ruleKey(model, rule.id)}">${texts.rules.more(paths.length)}</button>`}</li>
`;
}
