type Side = Readonly<Record<string, unknown>> | null;

/** One field of a record before and after; undefined on a side that does not have it. */
type ComparedField = {
  /** `fees.withdrawal_min` of a record within the record. */
  path: string;
  before: string | undefined;
  after: string | undefined;
  differs: boolean;
};

/** Both sides of an entry field by field, those of records within it too, in the order in which they are written. */
export function compareSides(before: Side, after: Side): readonly ComparedField[] {
  const [earlier, later] = [flatten(before), flatten(after)];
  return [...new Set([...earlier.keys(), ...later.keys()])].map((path) => {
    const sides = { before: earlier.get(path), after: later.get(path) };
    return { path, ...sides, differs: sides.before !== sides.after };
  });
}

function flatten(side: Side): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string) => {
    if (isRecord(value) && Object.keys(value).length > 0) {
      for (const [key, inner] of Object.entries(value)) {
        walk(inner, path === '' ? key : `${path}.${key}`);
      }
    } else if (path !== '') found.set(path, toText(value));
  };
  walk(side ?? {}, '');
  return found;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
