import { inScripts, sameName, syllablesOf } from '../client/same-name.ts';

const titles = new Set(['MR', 'MRS', 'MS', 'MISS', 'DR']);
const ofFirms = new Set(['ltd', 'limited', 'co', 'company', 'corp', 'inc', 'llc', 'trading']);

function partsOf(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}*\s]/gu, ' ')
    .trim();
  if (/\p{Script=Han}/u.test(plain)) return [plain.replaceAll(/\s/g, '')];
  return plain.split(/\s+/).filter((part) => part !== '' && !titles.has(part));
}

/**
 * The name that the bank writes is the known one, or that with parts left out, shortened or masked: `WANG X`, `王*明`.
 * A longer one is of someone else: `Weber GmbH` is not Weber.
 */
export function similarName(written: string, known: string): boolean {
  if (sameName(written, known) || isSpelledBeside(written, known)) return true;
  const [short, long] = [partsOf(written), partsOf(known)];
  if (short.length === 0) return false;
  if (/\p{Script=Han}/u.test(short.join('') + long.join(''))) {
    return maskFits(short.join(''), long.join(''));
  }
  return shortens(short, long) && short.some((part) => part.length > 1 && long.includes(part));
}

function shortens(parts: readonly string[], wholes: readonly string[]): boolean {
  const left = [...wholes];
  return parts.every((part) => {
    const at = left.findIndex((whole) => whole.startsWith(part));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * The same characters, and one name has a spelling beside them: a part of the pinyin, or a word for each character, as
 * of another dialect (`陳大文 Chan Tai Man`). More than that is of someone else: `李国栋 Trading`.
 */
function isSpelledBeside(one: string, other: string): boolean {
  const [a, b] = [inScripts(one), inScripts(other)];
  const oneHas = a.words.length === 0 || b.words.length === 0;
  if (a.han.length < 2 || a.han !== b.han || !oneHas) return false;
  const words = [...a.words, ...b.words];
  if (words.some((word) => ofFirms.has(word))) return false;
  return words.length === a.han.length || shortens(words, syllablesOf(a.han));
}

/** A star stands for one letter. At least two letters are compared. */
function maskFits(one: string, other: string): boolean {
  const [left, right] = [Array.from(one), Array.from(other)];
  if (left.length !== right.length) return left.length > 2 && other.startsWith(one);
  const same = left.filter((letter, at) => letter === right[at] && letter !== '*').length;
  const fits = left.every(
    (letter, at) => letter === '*' || right[at] === '*' || letter === right[at],
  );
  return fits && same >= 2;
}
