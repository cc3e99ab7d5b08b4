import { readFile } from 'node:fs/promises';
import { CommandError } from './command-error.mjs';
import { capture } from './run.mjs';
import { inRoot } from './workspace.mjs';

/** Lines that may match at most, by pattern. May only be lowered. */
const limits = { wording: 180, beginning: 162, title: 82 };

/** @typedef {keyof typeof limits} Pattern */
const patterns = /** @type {Pattern[]} */ (Object.keys(limits));

const condition =
  'where (?:it|they|none|one|no|nobody|somebody|nothing|there|that|this|he|a|an|the)';
const comment = /^\s*(?:\/\/|\*|\/\*\*)/;
const wording = new RegExp(
  `\\b(?:${condition}|somebody|nobody|whoever|whom|comes? to|in sight)\\b|cannot be had|\\breckon|else than`,
  'i',
);
const beginning = /^\s*(?:\/\/|\/\*\*|\*) (?:What|Who|Whom|That|Of|So) /;
const call = /^\s*(?:(?:it|test|describe)(?:\.\w+)*(?:\([^'"`]*\))?|[\])}]+)\(\s*/;
const text = /^\s*(['"`])((?:\\.|(?!\1).)*)/;
const titleWording = new RegExp(`\\b(?:${condition}|nobody|somebody|whoever)\\b`, 'i');

/**
 * Finds refused wordings in comments and test titles, such as conditions with "where" and comments that begin
 * with a pronoun.
 *
 * @param {string} source
 * @returns {{ pattern: Pattern, line: number }[]} lines are counted from 1
 */
export function findWordings(source) {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const before = lines[index - 1] ?? '';
    // Biome puts a long title on the line below its call.
    const called = before.endsWith('(') ? `${before}${line}` : line;
    const title = call.test(called) ? (text.exec(called.replace(call, ''))?.[2] ?? '') : '';
    /** @type {Record<Pattern, boolean>} */
    const matches = {
      wording: comment.test(line) && wording.test(line),
      beginning: beginning.test(line),
      title: titleWording.test(title),
    };
    return patterns
      .filter((pattern) => matches[pattern])
      .map((pattern) => ({ pattern, line: index + 1 }));
  });
}

/**
 * Compares the number of matches with the limits.
 *
 * @param {{ pattern: Pattern, path: string, line: number }[]} found
 * @param {ReadonlySet<string>} changed files whose matches are listed
 * @param {Record<Pattern, number>} [most]
 * @returns {string[]} a paragraph for each exceeded limit
 */
export function wordingProblems(found, changed, most = limits) {
  return patterns.flatMap((pattern) => {
    const all = found.filter((one) => one.pattern === pattern);
    if (all.length <= most[pattern]) return [];
    const own = all.filter(({ path }) => changed.has(path));
    const places = (own.length > 0 ? own : all).map(({ path, line }) => `  ${path}:${line}`);
    return [
      `${all.length} lines with the pattern "${pattern}", ${most[pattern]} at most. Rewrite one of:`,
      ...places.slice(0, 40),
    ];
  });
}

/** @param {string[]} args */
async function gitPaths(...args) {
  const { code, stdout, output } = await capture('git', [
    ...args,
    '-z',
    '--',
    '*.ts',
    '*.tsx',
    '*.mjs',
  ]);
  if (code !== 0) throw new CommandError(output.trim());
  return stdout.split('\0').filter((path) => path !== '' && !/generated\/|locales\//.test(path));
}

/** @returns {Promise<{ ok: boolean, output: string }>} */
export async function checkPlainEnglish() {
  const changed = new Set(await gitPaths('diff', 'HEAD', '--name-only', '--diff-filter=d'));
  const removed = new Set(await gitPaths('ls-files', '--deleted'));
  const paths = (await gitPaths('ls-files')).filter((path) => !removed.has(path));
  const found = await Promise.all(
    paths.map(async (path) =>
      findWordings(await readFile(inRoot(path), 'utf8')).map((one) => ({ ...one, path })),
    ),
  );
  const problems = wordingProblems(found.flat(), changed);
  return { ok: problems.length === 0, output: problems.join('\n') };
}
