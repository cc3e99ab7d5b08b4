import { html, type Markup } from './html.ts';
import { eventKey, machineKey, markKey, outcomeKey, stateKey } from './keys.ts';
import type { MachineReport } from './machine-report.ts';
import { marks, stateWords } from './tell-path.ts';
import { capital } from './words.ts';

/** Works on the keys of the paths: `page-script.js` reads its fields by their names. */
export function filtersSection(reports: readonly MachineReport[]): Markup {
  return html`<search class="filters needs-script"><form aria-label="Find paths">
<p class="field wide"><label for="find-text">Search</label>
<input id="find-text" name="text" type="search" placeholder="Words, a state, an event or an id" autocomplete="off"></p>
${select('result', 'Result', 'Any result', results())}
${select('machine', 'Machine', 'All machines', reports.map(machineOption))}
${select('state', 'State', 'Any state', reports.map(stateOptions))}
${select('event', 'Event', 'Any event', reports.map(eventOptions))}
${select(
  'mark',
  'Kind',
  'Any kind',
  Object.entries(marks).map(([mark, word]) => option(markKey(mark), `With: ${word.toLowerCase()}`)),
)}
<p class="actions"><button type="button" name="open">Open all</button> <button type="button" name="close">Close all</button> <button type="button" name="clear">Clear</button></p>
<p class="shown" role="status"></p>
</form></search>
`;
}

const select = (name: string, label: string, any: string, options: readonly Markup[]) =>
  html`<p class="field"><label for="find-${name}">${label}</label>
<select id="find-${name}" name="${name}"><option value="">${any}</option>${options}</select></p>
`;

const option = (value: string, words: string) => html`<option value="${value}">${words}</option>`;

const results = () => [
  option(outcomeKey('failed'), 'Failed'),
  option(outcomeKey('not_run'), 'Not run'),
  option(outcomeKey('not_offered'), 'Not offered'),
  option(outcomeKey('passed'), 'Passed'),
];

const machineOption = ({ model, about }: MachineReport) => option(machineKey(model), about.title);

const stateOptions = ({ model, about, coverage }: MachineReport) =>
  html`<optgroup label="${about.title}">${coverage.states.all.map((state) =>
    option(stateKey(model, state), capital(stateWords(model, state))),
  )}</optgroup>`;

const eventOptions = ({ model, about }: MachineReport) =>
  html`<optgroup label="${about.title}">${model.events.map(({ id, says }) =>
    option(eventKey(model, id), capital(says)),
  )}</optgroup>`;
