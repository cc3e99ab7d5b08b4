import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../kernel/errors/problem.ts';

const file = join(import.meta.dirname, 'generated/common-passwords.bin');
const md5Bytes = 16;

export interface NewPassword {
  /** As the console sends it, in hexadecimal. */
  md5: string;
  /** Whose password it is to be. */
  username: string;
  field: string;
}

/**
 * Throws VALIDATION with PASSWORD_TOO_COMMON at its field, for a password that an attacker tries
 * first. By its MD5: the server sees nothing else of it.
 */
export function refuseCommonPassword({ md5, username, field }: NewPassword): void {
  if (!isCommonPassword(md5) && !isNameAsPassword(md5, username)) return;
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
  const small = username.toLowerCase();
  const capital = small.slice(0, 1).toUpperCase() + small.slice(1);
  const spellings = [username, small, capital, username.toUpperCase()];
  return spellings.some((spelling) => md5Of(spelling) === md5.toLowerCase());
}

function md5Of(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
