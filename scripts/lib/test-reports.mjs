import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './workspace.mjs';

/** @typedef {import('./test-parts.mjs').Outcome} Outcome */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{
 *   name: string,
 *   status: string,
 *   message: string,
 *   assertionResults: { status: string, fullName: string, failureMessages?: string[] | null }[],
 * }[]} testResults
 */

/** @typedef {{ errors?: { message?: string }[] }} PlaywrightResult */

/**
 * @typedef {object} PlaywrightSuite
 * @property {{
 *   title: string, file: string, line: number, ok: boolean,
 *   tests: { results: PlaywrightResult[] }[],
 * }[]} specs
 * @property {PlaywrightSuite[]} [suites]
 */

/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, flaky: number, unexpected: number }} stats
 * @property {PlaywrightSuite[]} suites
 */

const shownLines = 12;

/**
 * @param {string} where
 * @param {string} why
 */
function describeFailure(where, why) {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
    .slice(0, shownLines);
  return [`✗ ${where}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

/**
 * @param {VitestReport} report
 * @returns {Outcome}
 */
export function readVitestReport({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [describeFailure(file, message)];
    return failed.map(({ fullName, failureMessages }) =>
      describeFailure(`${file} › ${fullName}`, (failureMessages ?? []).join('\n')),
    );
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
const failuresOf = ({ specs, suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const results = tests.flatMap(({ results }) => results);
      const why = results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message));
      return describeFailure(`${file}:${line} › ${title}`, why.join('\n'));
    }),
  ...suites.flatMap(failuresOf),
];

/**
 * @param {PlaywrightReport} report
 * @returns {Outcome}
 */
export const readPlaywrightReport = ({ stats, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  failures: suites.flatMap(failuresOf),
});
