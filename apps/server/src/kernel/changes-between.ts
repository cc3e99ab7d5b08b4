import type { ProposedChange } from './db/schema.ts';

/** Names nested fields by their path: `limits.credit.record`. */
export function changesBetween(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>> | null,
): ProposedChange[] {
  const old = flatten(before ?? {});
  const next = flatten(after ?? {});
  const fields = [...new Set([...old.keys(), ...next.keys()])];
  return fields
    .map((field) => ({
      field,
      before: old.get(field) ?? null,
      after: next.get(field) ?? null,
    }))
    .filter((change) => change.before !== change.after);
}

function flatten(
  value: Readonly<Record<string, unknown>>,
  prefix = '',
): Map<string, string | null> {
  const flat = new Map<string, string | null>();
  for (const [key, inner] of Object.entries(value)) {
    const field = prefix + key;
    if (isPlainObject(inner)) {
      for (const [path, text] of flatten(inner, `${field}.`)) flat.set(path, text);
    } else {
      flat.set(field, inTextOf(inner));
    }
  }
  return flat;
}

function inTextOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  );
}
