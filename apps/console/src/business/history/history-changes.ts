import type { Change } from '#/business/record/changes.tsx';

type Facts = Readonly<Record<string, unknown>> | null;

export type HistoryLabels = {
  /** The label of a field, by its path: `limits.credit.record`. Null leaves the field out. */
  label: (path: string) => string | null;
  /** A value as text; what it leaves undefined is shown as it was written. */
  text?: (path: string, value: unknown) => string | undefined;
  read?: (facts: NonNullable<Facts>) => NonNullable<Facts>;
};

export function historyChanges(before: Facts, after: Facts, labels: HistoryLabels): Change[] {
  const read = (facts: Facts) => flatten(facts === null ? {} : (labels.read?.(facts) ?? facts));
  const old = read(before);
  const next = read(after);
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((path) => {
    const [from, to] = [old.get(path), next.get(path)];
    const label = labels.label(path);
    if (label === null || JSON.stringify(from) === JSON.stringify(to)) return [];
    const shown = (value: unknown) => labels.text?.(path, value) ?? written(value);
    return [{ label, before: shown(from), after: shown(to) }];
  });
}

function flatten(facts: object, prefix = ''): Map<string, unknown> {
  const flat = new Map<string, unknown>();
  for (const [key, value] of Object.entries(facts)) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [path, inner] of flatten(value, `${prefix}${key}.`)) flat.set(path, inner);
    } else flat.set(prefix + key, value);
  }
  return flat;
}

function written(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
