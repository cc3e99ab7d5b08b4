/**
 * Compares two names regardless of case, accents, punctuation, spaces and order. A name in two scripts, `陈静怡
 * Chen Jingyi`, matches if each script matches that the other name has as well.
 */
export function sameName(one: string, other: string): boolean {
  const [a, b] = [inScripts(one), inScripts(other)];
  const hanFits = a.han === b.han;
  const restFits = alike(a.words, b.words);
  const bothHan = a.han !== '' && b.han !== '';
  const bothRest = a.words.length > 0 && b.words.length > 0;
  if (!bothHan && !bothRest) return false;
  return (!bothHan || hanFits) && (!bothRest || restFits);
}

/** Chinese characters together, and the words of every other script. */
function inScripts(name: string): { han: string; words: string[] } {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return {
    han: (plain.match(/\p{Script=Han}/gu) ?? []).join(''),
    words: plain.replaceAll(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? [],
  };
}

/** Compares words in any order, or the letters if only the given name is split. */
function alike(one: readonly string[], other: readonly string[]): boolean {
  if (one.toSorted().join(' ') === other.toSorted().join(' ')) return true;
  const turned = new Set(rotations(other));
  return rotations(one).some((letters) => turned.has(letters));
}

/** `Chen Jing Yi` as `chenjingyi`, `jingyichen`, `yichenjing`: the family name comes first or last. */
function rotations(words: readonly string[]): string[] {
  return words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(''));
}
