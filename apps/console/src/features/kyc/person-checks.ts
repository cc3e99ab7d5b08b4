import { useSettings } from '#/core/settings/settings-context.tsx';
import { today } from '#/ui/time/calendar-date.ts';

/** A year of life is full on the birthday; on the days both are given as `2026-11-21`. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** On its last day a document still counts. */
export function hasExpired(idExpiry: string | null, today: string): boolean {
  return idExpiry !== null && idExpiry < today;
}

/** Undefined for numbers other than those of Chinese identity cards. */
export function isBornAs(idNo: string, birthDate: string): boolean | undefined {
  const [, digits] = /^\d{6}((?:19|20)\d{6})\d{3}[\dX]$/.exec(idNo) ?? [];
  return digits === undefined ? undefined : digits === birthDate.replaceAll('-', '');
}

/** Ignores blanks, marks and the size of letters. */
export function isSameName(one: string, other: string): boolean {
  const plain = (name: string) =>
    name
      .normalize('NFKD')
      .replaceAll(/[\p{M}\s·.,'-]/gu, '')
      .toLocaleLowerCase();
  return plain(one) === plain(other);
}

/** In the configured time zone, as `2026-11-21`. */
export function useToday(): string {
  return today(useSettings().timezone);
}
