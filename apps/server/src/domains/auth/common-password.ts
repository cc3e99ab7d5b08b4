import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../kernel/errors/problem.ts';
import { usualEndings } from './firm-names.ts';

const file = join(import.meta.dirname, 'generated/common-passwords.bin');
const md5Bytes = 16;

export interface NewPassword {
  /** As the console sends it, in hexadecimal. */
  md5: string;
  /** Whose password it is to be. */
  username: string;
  /** Names of the firm, as `firmNames` returns them. */
  names: readonly string[];
  field: string;
}

/**
 * Throws VALIDATION with PASSWORD_TOO_COMMON at its field, for a password that an attacker tries
 * first. By its MD5: the server sees nothing else of it.
 */
export function refuseCommonPassword({ md5, username, names, field }: NewPassword): void {
  const isEasy =
    isCommonPassword(md5) || isNameAsPassword(md5, username) || isNameOfFirm(md5, names);
  if (!isEasy) return;
  throw new Problem('VALIDATION', { errors: [{ field, code: 'PASSWORD_TOO_COMMON' }] });
}

let known: ReadonlySet<string> | undefined;

/** The MD5s of the most common passwords, and of one and two characters, in hexadecimal. */
function commonPasswords(): ReadonlySet<string> {
  if (known !== undefined) return known;
  const bytes = readFileSync(file);
  const common = Array.from({ length: bytes.length / md5Bytes }, (_, at) =>
    bytes.toString('hex', at * md5Bytes, (at + 1) * md5Bytes),
  );
  known = new Set([...common, ...shortPasswords().map(md5Of)]);
  return known;
}

/** One and two printable characters of ASCII. */
function shortPasswords(): string[] {
  const letters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
  return letters.flatMap((first) => [first, ...letters.map((second) => first + second)]);
}

/** Whether it is that of one of the 10,000 most common passwords, or of none at all. */
function isCommonPassword(md5: string): boolean {
  return commonPasswords().has(md5.toLowerCase());
}

/** Whether it is that of the user name, however a person is likely to write it. */
function isNameAsPassword(md5: string, username: string): boolean {
  return spellingsOf(username).some((spelling) => md5Of(spelling) === md5.toLowerCase());
}

/** Whether it is that of a name of the firm, alone or with a usual ending. */
function isNameOfFirm(md5: string, names: readonly string[]): boolean {
  const typed = md5.toLowerCase();
  return [...new Set(names.flatMap(spellingsOf))].some((word) =>
    usualEndings.some((ending) => md5Of(word + ending) === typed),
  );
}

function spellingsOf(word: string): string[] {
  const small = word.toLowerCase();
  const capital = small.slice(0, 1).toUpperCase() + small.slice(1);
  return [...new Set([word, small, capital, word.toUpperCase()])];
}

const md5Of = (text: string) => hash('md5', text, 'hex');
