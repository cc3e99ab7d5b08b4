import { pinyin } from 'pinyin-pro';

/**
 * Compares two names regardless of case, accents, punctuation, spaces and order. Of a name in two scripts, `陈静怡
 * Chen Jingyi`, each script has to match that the other name has as well; one that the other lacks has to spell it.
 */
export function sameName(one: string, other: string): boolean {
  const [a, b] = [inScripts(one), inScripts(other)];
  const bothHan = a.han !== '' && b.han !== '';
  const bothRest = a.words.length > 0 && b.words.length > 0;
  if (!bothHan && !bothRest) return false;
  if (bothHan && a.han !== b.han) return false;
  if (bothRest) return alike(a.words, b.words);
  const added = [...a.words, ...b.words];
  return added.length === 0 || spells(added, a.han);
}

/** Whether the name is one of a person's: in Chinese characters, in Latin letters, or both. */
export function isNameOf(name: string, own: string | null, latin: string | null): boolean {
  const both = own && latin && `${own} ${latin}`;
  return [own, latin, both].some((one) => one !== null && sameName(name, one));
}

export function inScripts(name: string): { han: string; words: string[] } {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return {
    han: (plain.match(/\p{Script=Han}/gu) ?? []).join(''),
    words: plain.replaceAll(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? [],
  };
}

export const syllablesOf = (han: string, surname: 'head' | 'off' = 'head'): string[] =>
  pinyin(han, { toneType: 'none', type: 'array', surname, v: true });

function spells(words: readonly string[], han: string): boolean {
  const readings = [syllablesOf(han), syllablesOf(han, 'off')];
  return readings.some((syllables) =>
    ['v', 'u', 'yu'].some((typed) =>
      alike(
        words,
        syllables.map((syllable) => syllable.replace('v', typed)),
      ),
    ),
  );
}

function alike(one: readonly string[], other: readonly string[]): boolean {
  if (one.toSorted().join(' ') === other.toSorted().join(' ')) return true;
  const turned = new Set(rotations(other));
  return rotations(one).some((letters) => turned.has(letters));
}

function rotations(words: readonly string[]): string[] {
  return words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(''));
}
