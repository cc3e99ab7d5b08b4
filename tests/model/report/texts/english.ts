import type { Sentence } from '../../paths/model.ts';
import type { Run } from '../../paths/results.ts';
import type { Outcome } from '../machine-report.ts';
import type { Mark } from '../marks.ts';

const number = (value: number) => value.toLocaleString('en');
const counted = (count: number, one: string, many = `${one}s`) =>
  `${number(count)} ${count === 1 ? one : many}`;

const runs: Record<Run, { title: string; means: string }> = {
  provided: {
    title: 'Machine alone',
    means: 'The machine runs by itself and is given the answers of the path.',
  },
  served: {
    title: 'With the server',
    means: 'The machine calls the real server; faults of the path are put on the way between them.',
  },
  screen: {
    title: 'On the screen',
    means: 'A browser does what a person would do in the console, with the real server behind it.',
  },
};

const outcomes: Record<Outcome, string> = {
  passed: 'passed',
  failed: 'failed',
  not_offered: 'not offered',
  not_run: 'not run',
};

const marks: Record<Mark, string> = {
  fault: 'Fault',
  late: 'Late answer',
  refused: 'Refused',
  slow: 'Slow answer',
  time: 'Time passes',
};

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export const english = {
  htmlLang: 'en',
  name: 'English',
  say: (sentence: Sentence) => sentence.en,
  number,
  moment: (iso: string) => `${moment.format(new Date(iso))} UTC`,
  runs,
  outcomes,
  marks,
  paths: (count: number) => counted(count, 'path'),
  page: {
    title: 'Model tests',
    about: 'Every way through the console’s state machines, and what came of it in the last runs.',
    written: 'Written',
    noScript: 'With scripts off, no path is shown.',
    nothing: 'No path is like that.',
    advice: 'Try fewer words, or clear the filters.',
    howToRead: 'How to read this',
    machine:
      'A machine is a part of the console’s behaviour: the states it can be in, and the events that lead from one to another. A path is one history of it: given a beginning, when these things happen, then this is the state. The paths are found by the computer, so that each state, transition and event is on one of them. Each path is run in up to three ways:',
    notRun:
      '“Not offered” means that the screen gives a person no way to do it; “not run”, that there is no result yet. A test that fails names its path: add # and those ten signs to this page’s address, or search for them.',
  },
  verdict: {
    sound: 'Everything is covered, and nothing failed.',
    unsound: (failed: number, missing: number) =>
      `${failed === 0 ? 'Nothing failed' : `${counted(failed, 'path')} failed`}; ${
        missing === 0 ? 'everything is covered' : `${counted(missing, 'thing')} not covered`
      }.`,
    allRun: 'Every path was run in every way in which it can be.',
    notRun: (parts: readonly { count: number; run: Run }[]) =>
      `Not run yet: ${parts
        .map(({ count, run }) => `${counted(count, 'path')} ${runs[run].title.toLowerCase()}`)
        .join(', ')}.`,
    lacking: (machine: string, missing: number) =>
      `${machine}: ${counted(missing, 'thing')} not covered by any path or rule.`,
  },
  causes: {
    title: 'Failures by cause',
    more: (count: number) => `Show all ${counted(count, 'path')} with this cause`,
    others: (causes: number, paths: number) =>
      `${counted(causes, 'more cause')}, with ${counted(paths, 'path')}: filter by the result “failed” to see them.`,
    failedAt: 'failed here',
    timedOut:
      'Timed out, which a busy computer does as well: it says nothing of the rules. Run one of them again by itself.',
  },
  summary: {
    title: 'Summary',
    machine: 'Machine',
    paths: 'Paths',
    of: (all: number) => ` of ${number(all)}`,
    notCovered: (count: number) => `${number(count)} not covered`,
  },
  rules: {
    title: 'Rules of the product',
    about:
      'Each sentence of the specification’s section 4, and the paths with a step that it is about. Every such step was held against the sentence.',
    rule: 'Rule',
    proofs: 'Paths that prove it',
    none: 'No path proves it.',
    broken: 'Broken by what is written down.',
    brokenOn: (count: number) => `Broken on ${counted(count, 'path')} in the last runs.`,
    elsewhere: 'Rules that no machine holds',
    more: (count: number) => `All ${counted(count, 'path')}`,
  },
  coverage: {
    title: 'What is covered',
    states: 'States',
    transitions: 'Transitions',
    events: 'Events',
    of: (covered: number, all: number) => `${number(covered)} of ${number(all)}`,
    missing: 'Not covered by any path.',
    atOnce: 'at once',
    answered: (actor: string) => `${actor} is answered`,
    fails: (actor: string) => `${actor} fails`,
    or: ', or ',
    way: (event: string, way: string) => `${event} (way ${way})`,
    anyState: 'in any state',
    anyStateOf: (state: string) => `in any state of “${state}”`,
    through: (state: string) => `on the way through “${state}”`,
  },
  filters: {
    form: 'Find paths',
    search: 'Search',
    placeholder: 'Words, a state, an event or an id',
    result: 'Result',
    anyResult: 'Any result',
    machine: 'Machine',
    allMachines: 'All machines',
    state: 'State',
    anyState: 'Any state',
    event: 'Event',
    anyEvent: 'Any event',
    rule: 'Rule',
    anyRule: 'Any rule',
    mark: 'Kind',
    anyMark: 'Any kind',
    withMark: (mark: string) => `With: ${mark.toLowerCase()}`,
    cause: 'Cause',
    anyCause: 'Any cause',
    openAll: 'Open all',
    closeAll: 'Close all',
    clear: 'Clear',
    /** `#` is how many, `*` of how many. */
    left: '# of * paths',
    all: '* paths',
    leftOf: '# of *',
  },
  machine: { endsWith: 'Ends with:', failed: (count: number) => `${number(count)} failed` },
  diagram: {
    title: 'Diagram',
    ofPath: 'On the diagram',
    about: 'What leaves the machine in the same state has no arrow.',
    label: (machine: string) => `The states of ${machine}, and what leads from one to another`,
  },
  path: {
    title: {
      nothing: (end: string) => `When nothing happens, then ${end}.`,
      late: (event: string, end: string) =>
        `When, too late, ${event}, then nothing changes: ${end}.`,
      unchanged: (event: string, end: string) => `When ${event}, it stays so: ${end}.`,
      moves: (event: string, from: string, end: string) =>
        `When ${event} while ${from}, then ${end}.`,
    },
    givenThat: (situation: string) => `Given ${situation}`,
    tooLate: (event: string) => `too late, ${event}`,
    given: 'Given',
    when: 'When',
    end: 'Then',
    nothing: 'Nothing happens.',
    after: 'then',
    still: 'still',
    ends: (text: string) => `${text}.`,
    both: (one: string, other: string) => `${one}: ${other}`,
    lastResults: 'Last results',
    tookMs: (ms: number) =>
      ms < 1_000 ? `in ${Math.round(ms)} ms` : `in ${(ms / 1_000).toFixed(1)} s`,
    wrong: 'What went wrong',
    picture: 'The page as it was',
    trace: 'Trace',
    openTrace: 'open it with',
    rules: 'Rules that it proves',
    again: 'Run it again',
    copy: 'Copy',
    copied: 'Copied',
    link: 'Link to this path:',
  },
};

export type Texts = typeof english;
