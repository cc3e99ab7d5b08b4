import type { Cause } from './causes.ts';
import { stateText } from './describe-path.ts';
import { html, type Markup } from './html.ts';
import { causeKey, eventKey, machineKey, markKey, outcomeKey, ruleKey, stateKey } from './keys.ts';
import { type MachineReport, outcomes } from './machine-report.ts';
import { marks } from './marks.ts';
import { capital, type Texts } from './texts/texts.ts';

/** `page-script.js` reads the fields by their names, and keeps them in the address. */
export function filtersSection(
  reports: readonly MachineReport[],
  causes: readonly Cause[],
  texts: Texts,
): Markup {
  const { filters } = texts;
  const ofEach = (options: (report: MachineReport) => readonly Markup[]) =>
    reports.map(
      (report) =>
        html`<optgroup label="${texts.say(report.about.title)}" data-machine="${machineKey(report.model)}">${options(report)}</optgroup>`,
    );
  return html`<search class="filters needs-script"><form aria-label="${filters.form}">
<p class="field wide"><label for="find-text">${filters.search}</label>
<input id="find-text" name="text" type="search" placeholder="${filters.placeholder}" autocomplete="off"></p>
${select(
  'result',
  filters.result,
  filters.anyResult,
  outcomes.map((one) => option(outcomeKey(one), capital(texts.outcomes[one]))),
)}
${select(
  'machine',
  filters.machine,
  filters.allMachines,
  reports.map(({ model, about }) => option(machineKey(model), texts.say(about.title))),
)}
${select(
  'state',
  filters.state,
  filters.anyState,
  ofEach(({ model, coverage }) =>
    coverage.states.all.map((state) =>
      option(stateKey(model, state), capital(stateText(model, state, texts))),
    ),
  ),
)}
${select(
  'event',
  filters.event,
  filters.anyEvent,
  ofEach(({ model }) =>
    model.events.map(({ id, says }) => option(eventKey(model, id), capital(texts.say(says)))),
  ),
)}
${select(
  'rule',
  filters.rule,
  filters.anyRule,
  ofEach(({ model, proofs }) =>
    proofs.map(({ rule }) => option(ruleKey(model, rule.id), texts.say(rule))),
  ),
)}
${select(
  'mark',
  filters.mark,
  filters.anyMark,
  marks.map((mark) => option(markKey(mark), filters.withMark(texts.marks[mark]))),
)}
${select(
  'cause',
  filters.cause,
  filters.anyCause,
  causes.map(({ id, message }) => option(causeKey(id), message.split('\n')[0] ?? '')),
)}
<p class="actions"><button type="button" name="open">${filters.openAll}</button> <button type="button" name="close">${filters.closeAll}</button> <button type="button" name="clear">${filters.clear}</button></p>
<p class="shown" role="status" data-left="${filters.left}" data-all="${filters.all}" data-left-of="${filters.leftOf}"></p>
</form></search>
`;
}

const select = (name: string, label: string, any: string, options: readonly Markup[]) =>
  html`<p class="field"><label for="find-${name}">${label}</label>
<select id="find-${name}" name="${name}"><option value="">${any}</option>${options}</select></p>
`;

const option = (value: string, texts: string) => html`<option value="${value}">${texts}</option>`;
