const wordMin = 2;

export type TaskTerms = { label: string; find: string };

/** Splits `record a deposit for li` into the task and the client. Null if it names no task, or nothing else. */
export function splitTask<Name extends string>(
  query: string,
  tasks: Readonly<Record<Name, TaskTerms>>,
): { task: Name; rest: string } | null {
  const typed = query.toLocaleLowerCase();
  // The keys of the record are its names.
  for (const task of Object.keys(tasks) as Name[]) {
    const { label, find } = tasks[task];
    const rest = restOf(query, typed, label.toLocaleLowerCase(), find.toLocaleLowerCase());
    if (rest !== '') return { task, rest };
  }
  return null;
}

function restOf(query: string, typed: string, label: string, find: string): string {
  if (typed.startsWith(label))
    return query
      .slice(label.length)
      .replace(/^\s*(?:for|to)\s/i, '')
      .trim();
  if (typed.endsWith(label)) return query.slice(0, -label.length).trim();
  const isMeant = (word = '') =>
    word.length >= wordMin &&
    `${label} ${find}`.split(/\s+/).some((known) => known === word || known.startsWith(word));
  const words = query.split(/\s+/);
  const lower = typed.split(/\s+/);
  if (words.length < 2) return '';
  if (isMeant(lower[0])) return words.slice(1).join(' ');
  return isMeant(lower.at(-1)) ? words.slice(0, -1).join(' ') : '';
}
