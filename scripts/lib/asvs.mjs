import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { CommandError } from './command-error.mjs';
import { inRoot } from './workspace.mjs';

/**
 * The state of a requirement: how it holds and by which test, what is missing, why it does not apply, or what the
 * specification of the product forces instead, for the reason that `doc` gives.
 *
 * @typedef {{
 *   about: string, holds?: string, open?: string, none?: string, deviates?: string,
 *   rules?: string[], tests?: string[], doc?: string,
 * }} Requirement
 * @typedef {{ id: string, level: number } & Requirement} Row
 */

/** The level of each requirement of ASVS 5.0.0, in its order, by section. */
const sections =
  '1.1:22,1.2:1111122223,1.3:112222222223,1.4:222,1.5:123,2.1:122,2.2:112,2.3:12223,2.4:23,3.1:3,3.2:113,3.3:12223,' +
  '3.4:11222233,3.5:11122333,3.6:3,3.7:22333,4.1:12233,4.2:23333,4.3:22,4.4:1222,5.1:2,5.2:112333,5.3:113,5.4:222,' +
  '6.1:122,6.2:111111112222,6.3:11223333,6.4:112233,6.5:22222333,6.6:2223,6.7:33,6.8:2222,7.1:222,7.2:1111,7.3:22,' +
  '7.4:11222,7.5:223,7.6:22,8.1:1233,8.2:1123,8.3:133,8.4:23,9.1:111,9.2:1222,10.1:22,10.2:223,10.3:22223,' +
  '10.4:1111122222233333,10.5:22222,10.6:22,10.7:222,11.1:2233,11.2:22233,11.3:11233,11.4:1222,11.5:23,11.6:23,' +
  '11.7:33,12.1:12233,12.2:11,12.3:22223,13.1:2333,13.2:222223,13.3:2233,13.4:1222233,14.1:22,14.2:12223333,' +
  '14.3:122,15.1:12233,15.2:12233,15.3:1222222,15.4:3333,16.1:2,16.2:22222,16.3:2222,16.4:222,16.5:2223,17.1:23,' +
  '17.2:22223333,17.3:22';

export const levels = new Map(
  sections.split(',').flatMap((section) => {
    const [number, all = ''] = section.split(':');
    return [...all].map(
      (level, at) => /** @type {[string, number]} */ ([`${number}.${at + 1}`, +level]),
    );
  }),
);

const chapters = [
  'Encoding and sanitization',
  'Validation and business logic',
  'Web frontend',
  'API and web service',
  'Files',
  'Authentication',
  'Sessions',
  'Authorization',
  'Self-contained tokens',
  'OAuth and OIDC',
  'Cryptography',
  'Secure communication',
  'Configuration',
  'Data protection',
  'Coding and architecture',
  'Logging and error handling',
  'WebRTC',
];

const source = 'docs/asvs.json';

/** @returns {Promise<Row[]>} in the order of the standard */
export async function readRequirements() {
  /** @type {Record<string, Requirement>} */
  const known = JSON.parse(await readFile(inRoot(source), 'utf8'));
  const unknown = Object.keys(known).find((id) => !levels.has(id));
  if (unknown !== undefined) throw new CommandError(`${source}: ${unknown} is no requirement.`);
  return [...levels].flatMap(([id, level]) => {
    const row = known[id];
    return row === undefined ? [] : [{ id, level, ...row }];
  });
}

/** @param {Row} row */
function stateOf({ holds, open, deviates }) {
  if (holds !== undefined) return 'holds';
  if (deviates !== undefined) return 'deviates';
  return open === undefined ? 'not applicable' : 'open';
}

/** @param {string} test a path and a title, divided by a colon */
export function partsOf(test) {
  const at = test.indexOf(': ');
  return { path: test.slice(0, at), title: test.slice(at + 2) };
}

/**
 * @param {Row[]} rows
 * @param {{ rule: string, test: string }[]} rules
 * @throws {CommandError} if a row names a rule that no test is tagged with
 */
export function asvsPage(rows, rules) {
  const sectionsOf = chapters.flatMap((heading, at) => {
    const own = rows.filter(({ id }) => id.startsWith(`${at + 1}.`));
    if (own.length === 0) return [];
    return `## ${at + 1}. ${heading}\n\n${listOf(own, rules)}\n`;
  });
  return `# ASVS 5.0.0

The requirements of the [OWASP Application Security Verification Standard](https://github.com/OWASP/ASVS) 5.0.0 up to level 2, and
those of level 3 that hold: number, subject, how it holds, and its test or page. \`/L1\` and \`/L3\` mark levels other than 2. The text
is in the standard, the titles of the tests in \`${source}\`, from which \`pnpm generate\` makes this page.

${countsOf(rows)}

${sectionsOf.join('\n')}`;
}

/** @param {Row[]} rows @param {{ rule: string, test: string }[]} rules */
function listOf(rows, rules) {
  const lines = rows
    .filter(({ none }) => none === undefined)
    .map((row) => {
      const { holds, open, deviates } = row;
      const state = holds === undefined ? `**${stateOf(row)}:** ` : '';
      const links = linksOf(row, rules);
      const proof = links.length === 0 ? '' : ` (${links.join(', ')})`;
      return `- ${nameOf(row)}: ${state}${holds ?? open ?? deviates}${proof}`;
    });
  const excluded = rows.filter(({ none }) => none !== undefined);
  if (excluded.length === 0) return lines.join('\n');
  const reasons = [...new Set(excluded.map(({ none }) => none))].map((reason) => {
    const own = excluded.filter(({ none }) => none === reason);
    const names = own.map((row, at) =>
      row.about === own[at + 1]?.about ? numberOf(row) : nameOf(row),
    );
    return `${names.join(', ')} (${reason})`;
  });
  return [...lines, `- Not applicable: ${reasons.join('; ')}`].join('\n');
}

/** @param {Row} row */
const numberOf = ({ id, level }) => (level === 2 ? id : `${id}/L${level}`);

/** @param {Row} row */
const nameOf = (row) => `${numberOf(row)} ${row.about}`;

/**
 * The files that prove a requirement, each once: the tests by their names, of which the source has the titles.
 *
 * @param {Row} row @param {{ rule: string, test: string }[]} rules
 */
function linksOf({ id, rules: named = [], tests = [], doc }, rules) {
  const ofRules = named.map((rule) => {
    const found = rules.find((one) => one.rule === rule);
    if (found === undefined) throw new CommandError(`${source}: ${id} names no rule: ${rule}`);
    return found.test;
  });
  const paths = new Set([...ofRules, ...tests.map((test) => partsOf(test).path)]);
  return [
    ...[...paths].map((path) => `[${posix.basename(path)}](../${path})`),
    ...(doc === undefined ? [] : [`[${doc}](${doc})`]),
  ];
}

/** @param {Row[]} rows */
function countsOf(rows) {
  const lines = [1, 2, 3].map((level) => {
    const own = rows.filter((row) => row.level === level);
    const count = (/** @type {string} */ state) =>
      own.filter((row) => stateOf(row) === state).length;
    return `| ${level} | ${own.length} | ${count('holds')} | ${count('not applicable')} | ${count('deviates')} | ${count('open')} |`;
  });
  return [
    '| level | requirements | hold | do not apply | deviate | open |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}
