export type Marked = { from: number; to: number };

export function partOf(text: string, query: string): Marked | null {
  const wanted = query.trim().toLocaleLowerCase();
  const from = wanted === '' ? -1 : text.toLocaleLowerCase().indexOf(wanted);
  return from === -1 ? null : { from, to: from + wanted.length };
}

/** The same, or the characters whose initials were typed, one letter for each of them. */
export function partByInitials(text: string, initials: string, query: string): Marked | null {
  const plain = partOf(text, query);
  if (plain !== null || initials.length !== text.length) return plain;
  return partOf(initials, query);
}
