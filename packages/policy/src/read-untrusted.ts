export type PermissionProblem = {
  readonly path: string;
  readonly code: 'not_json' | 'wrong_type' | 'empty' | 'too_long' | 'unreadable';
  readonly message: string;
};

/** A name that this version does not know. It was left out, or for a role, read as `hero`. */
export type IgnoredName = {
  readonly path: string;
  readonly name: string;
  readonly kind: 'role' | 'resource' | 'action' | 'flag';
};

export type Report = { readonly problems: PermissionProblem[]; readonly ignored: IgnoredName[] };

/** More than any payload has, and few enough to look at each. */
const listMax = 1_000;

export function readNames(
  value: unknown,
  path: string,
  report: Report,
): readonly string[] | undefined {
  const items = readList(value, path, 'a list of strings', report);
  if (!items || items.every((item) => typeof item === 'string')) return items;
  return refuseType(report, path, 'a list of strings');
}

export function readList(
  value: unknown,
  path: string,
  expected: string,
  report: Report,
): readonly unknown[] | undefined {
  if (!Array.isArray(value)) return refuseType(report, path, expected);
  const { length } = value;
  if (length > listMax) {
    return refuse(report, path, 'too_long', `${path} must have at most ${listMax} entries.`);
  }
  // By index: a list can bring an iterator of its own, which never ends.
  return Array.from({ length }, (_, at): unknown => value[at]);
}

export type Fields<Name extends string> = { readonly [N in Name]?: unknown };

/** Reads own properties alone, none that are inherited. */
export function readFields(
  value: unknown,
  path: string,
  report: Report,
): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuseType(report, path, 'an object');
  }
  return { __proto__: null, ...value };
}

export function refuseType(report: Report, path: string, expected: string): undefined {
  const subject = path === '' ? 'The permissions' : path;
  return refuse(report, path, 'wrong_type', `${subject} must be ${expected}.`);
}

export function refuse(
  report: Report,
  path: string,
  code: PermissionProblem['code'],
  message: string,
): undefined {
  report.problems.push({ path, code, message });
}
