import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../kernel/errors/problem.ts';
import { commonEndings } from './firm-names.ts';

const file = join(import.meta.dirname, 'generated/common-passwords.bin');
const md5Bytes = 16;

export interface NewPassword {
  /** As the console sends it, in hexadecimal. */
  md5: string;
  username: string;
  names: readonly string[];
  field: string;
}

/** Throws VALIDATION with PASSWORD_TOO_COMMON at its field. */
export function refuseCommonPassword({ md5, username, names, field }: NewPassword): void {
  const isEasy =
    isCommonPassword(md5) || isNameAsPassword(md5, username) || isNameOfFirm(md5, names);
  if (!isEasy) return;
  throw new Problem('VALIDATION', { errors: [{ field, code: 'PASSWORD_TOO_COMMON' }] });
}

let known: ReadonlySet<string> | undefined;

function commonPasswords(): ReadonlySet<string> {
  if (known !== undefined) return known;
  const bytes = readFileSync(file);
  const common = Array.from({ length: bytes.length / md5Bytes }, (_, at) =>
    bytes.toString('hex', at * md5Bytes, (at + 1) * md5Bytes),
  );
  known = new Set([...common, ...shortPasswords().map(md5Of)]);
  return known;
}

function shortPasswords(): string[] {
  const letters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
  return letters.flatMap((first) => [first, ...letters.map((second) => first + second)]);
}

function isCommonPassword(md5: string): boolean {
  return commonPasswords().has(md5.toLowerCase());
}

function isNameAsPassword(md5: string, username: string): boolean {
  return spellingsOf(username).some((spelling) => md5Of(spelling) === md5.toLowerCase());
}

function isNameOfFirm(md5: string, names: readonly string[]): boolean {
  const typed = md5.toLowerCase();
  return [...new Set(names.flatMap(spellingsOf))].some((word) =>
    commonEndings.some((ending) => md5Of(word + ending) === typed),
  );
}

function spellingsOf(word: string): string[] {
  const small = word.toLowerCase();
  const capital = small.slice(0, 1).toUpperCase() + small.slice(1);
  return [...new Set([word, small, capital, word.toUpperCase()])];
}

const md5Of = (text: string) => hash('md5', text, 'hex');
