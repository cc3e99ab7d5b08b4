import { readFile } from 'node:fs/promises';
import { CommandError } from './command-error.mjs';
import { capture } from './run.mjs';
import { inRoot } from './workspace.mjs';

/** @typedef {'wording' | 'beginning' | 'register' | 'subject'} Pattern */
/** @typedef {{ pattern: Pattern, line: number }} Match lines are counted from 1 */

const condition =
  'where (?:it|its|they|none|neither|one|both|all|only|another|several|something|no|nobody|somebody|nothing|there|that|this|what|he|a|an|the)';
const wording = new RegExp(
  `\\b(?:${condition}|somebody|nobody|whoever|whom|comes? to|in sight)\\b|cannot be had|\\breckon|else than`,
  'i',
);
const titleWording = new RegExp(`\\b(?:${condition}|nobody|somebody|whoever|reckon)\\b`, 'i');
const beginning = /^\s*(?:\/\/|\/\*\*|\*) (?:What|Who|Whom|That|Of|So) /;
/** "16 words" counts them. */
const register = /\b(?:answers|meanwhile|(?<!\d |\} )words|the person)\b/i;
const subject = /^(?:and|also|as|by|for|from|nor|of|only|that|to|who|whose|with|without)\b/i;

const comment = /^\s*(?:\/\/|\*|\{?\/\*)/;
const call = /^\s*(?:(?:it|test|describe)(?:\.\w+)*(?:\([^'"`]*\))?|[\])}]+)\(\s*/;
const text = /^\s*(['"`])((?:\\.|(?!\1).)*)/;

/**
 * Finds refused wordings in comments and test titles, such as conditions with "where", comments that begin with a
 * pronoun, and titles without a subject.
 *
 * @param {string} source
 * @returns {Match[]}
 */
export function findWordings(source) {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const before = lines[index - 1] ?? '';
    // Biome puts a long title on the line below its call.
    const called = before.endsWith('(') ? `${before}${line}` : line;
    const title = call.test(called) ? (text.exec(called.replace(call, ''))?.[2] ?? '') : '';
    const isComment = comment.test(line);
    /** @type {Record<Pattern, boolean>} */
    const matches = {
      wording: isComment ? wording.test(line) : titleWording.test(title),
      beginning: beginning.test(line),
      register: register.test(isComment ? line : title),
      subject: subject.test(title) && !called.includes('describe'),
    };
    return patternsOf(matches, index);
  });
}

/**
 * Finds refused wordings in a document or the contract.
 *
 * @param {string} source
 * @returns {Match[]}
 */
export function findWordingsOfText(source) {
  return source
    .split('\n')
    .flatMap((line, index) =>
      wording.test(line) ? [{ pattern: 'wording', line: index + 1 }] : [],
    );
}

/** @param {Record<Pattern, boolean>} matches @param {number} index */
function patternsOf(matches, index) {
  const found = /** @type {Pattern[]} */ (Object.keys(matches)).filter((key) => matches[key]);
  return found.map((pattern) => ({ pattern, line: index + 1 }));
}

/**
 * @param {(Match & { path: string })[]} found
 * @param {ReadonlySet<string>} changed only their matches are listed, if they have any
 * @returns {string[]} a paragraph for each pattern
 */
export function wordingProblems(found, changed) {
  return [...new Set(found.map(({ pattern }) => pattern))].flatMap((pattern) => {
    const all = found.filter((one) => one.pattern === pattern);
    const own = all.filter(({ path }) => changed.has(path));
    const lines = (own.length > 0 ? own : all).map(({ path, line }) => `  ${path}:${line}`);
    return [`${all.length} lines with the pattern "${pattern}":`, ...lines.slice(0, 40)];
  });
}

/** @param {string[]} args */
async function gitPaths(...args) {
  const files = ['*.ts', '*.tsx', '*.js', '*.mjs', '*.cjs', '*.md', 'openapi/*.yaml'];
  const { code, stdout, output } = await capture('git', [...args, '-z', '--', ...files]);
  if (code !== 0) throw new CommandError(output.trim());
  return stdout.split('\0').filter((path) => path !== '' && !path.includes('generated/'));
}

/** @returns {Promise<{ ok: boolean, output: string }>} */
export async function checkPlainEnglish() {
  const changed = new Set(await gitPaths('diff', 'HEAD', '--name-only', '--diff-filter=d'));
  const removed = new Set(await gitPaths('ls-files', '--deleted'));
  const paths = (await gitPaths('ls-files')).filter((path) => !removed.has(path));
  const found = await Promise.all(
    paths.map(async (path) => {
      const find = /\.(?:md|yaml)$/.test(path) ? findWordingsOfText : findWordings;
      return find(await readFile(inRoot(path), 'utf8')).map((one) => ({ ...one, path }));
    }),
  );
  const problems = wordingProblems(found.flat(), changed);
  return { ok: problems.length === 0, output: problems.join('\n') };
}
