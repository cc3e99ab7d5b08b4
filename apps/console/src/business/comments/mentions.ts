import type { Schemas } from '@brokerdesk/sdk';

type Person = Schemas.Person;

export function typedMention(before: string): { at: number; typed: string } | null {
  const found = /(?:^|\s)@([^\s@]*(?: [^\s@]*)?)$/u.exec(before);
  if (found === null) return null;
  const typed = found[1] ?? '';
  return { at: before.length - typed.length - 1, typed };
}

export function matchingPeople(people: readonly Person[], typed: string): readonly Person[] {
  const wanted = typed.toLocaleLowerCase();
  return people.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}

/** Longer names first, for one may begin with another. */
export function splitAtMentions(
  text: string,
  people: readonly Person[],
): readonly { text: string; person: Person | null }[] {
  const byLength = people.toSorted((one, other) => other.name.length - one.name.length);
  const parts: { text: string; person: Person | null }[] = [];
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const person = text[at] === '@' && byLength.find(({ name }) => text.startsWith(name, at + 1));
    if (person) {
      if (plain !== '') parts.push({ text: plain, person: null });
      plain = '';
      parts.push({ text: `@${person.name}`, person });
      at += person.name.length + 1;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  if (plain !== '') parts.push({ text: plain, person: null });
  return parts;
}

export function mentionsIn(
  text: string,
  people: readonly Person[],
): { ids: string[]; unknown: string | null } {
  const parts = splitAtMentions(text, people);
  const ids = parts.flatMap(({ person }) => (person === null ? [] : [person.id]));
  const unknown = parts
    .filter(({ person }) => person === null)
    .map((part) => /(?:^|\s)(@[^\s@]+)/u.exec(part.text)?.[1])
    .find((name) => name !== undefined);
  return { ids: [...new Set(ids)], unknown: unknown ?? null };
}
