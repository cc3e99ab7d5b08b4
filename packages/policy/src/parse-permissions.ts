import { type Action, isAction, type Wildcard, wildcard } from './actions.ts';
import { type Flags, flagNames, isFlagName } from './flags.ts';
import type { Grant, PermissionPayload } from './permission-payload.ts';
import { isResource, type Resource } from './resources.ts';
import { isRole, parseRole, type Role } from './roles.ts';

/** Why a payload could not be used: where (`grants[2].actions`), what kind, and in words. */
export type PermissionProblem = {
  readonly path: string;
  readonly code: 'not_json' | 'wrong_type' | 'empty';
  readonly message: string;
};

/** A name that this version does not know. It was left out, or for a role, read as `hero`. */
export type IgnoredName = {
  readonly path: string;
  readonly name: string;
  readonly kind: 'role' | 'resource' | 'action' | 'flag';
};

/** Check `ok`: either a payload with what was ignored in it, or every problem that was found. */
export type ParsedPermissions =
  | {
      readonly ok: true;
      readonly payload: PermissionPayload;
      readonly ignored: readonly IgnoredName[];
    }
  | { readonly ok: false; readonly problems: readonly PermissionProblem[] };

/**
 * Reads a permission payload from a server's answer or, as a JSON string, from storage. Never
 * throws. A wrong shape is refused with every problem found. Unknown resources, actions and flags
 * are dropped and an unknown role becomes `hero`, each reported in `ignored`, so that a newer
 * server can name things that this version does not know without anybody gaining a right by it.
 *
 * @example
 * const parsed = parsePermissions(sessionStorage.getItem('permissions'));
 * if (parsed.ok) use(compilePermissions(parsed.payload));
 * else fetchAgain(parsed.problems);
 */
export function parsePermissions(input: unknown): ParsedPermissions {
  const report: Report = { problems: [], ignored: [] };
  const payload = readPayload(decode(input, report), report);
  return payload === undefined || report.problems.length > 0
    ? { ok: false, problems: report.problems }
    : { ok: true, payload, ignored: report.ignored };
}

type Report = { readonly problems: PermissionProblem[]; readonly ignored: IgnoredName[] };

function decode(input: unknown, report: Report): unknown {
  if (typeof input !== 'string') return input;
  try {
    return JSON.parse(input);
  } catch {
    refuse(report, '', 'not_json', 'The stored permissions are not valid JSON: fetch them again.');
    return undefined;
  }
}

function readPayload(value: unknown, report: Report): PermissionPayload | undefined {
  if (report.problems.length > 0) return undefined;
  if (!isRecord(value)) return refuseType(report, '', 'an object');
  const fields: Readonly<Partial<Record<keyof PermissionPayload, unknown>>> = value;
  const userId = readUserId(fields.userId, report);
  const roles = readRoles(fields.roles, report);
  const grants = readGrants(fields.grants, report);
  const flags = readFlags(fields.flags, report);
  const version = readVersion(fields.version, report);
  if (!roles || !grants || !flags || version === undefined) return undefined;
  return { ...(userId === undefined ? {} : { userId }), roles, grants, flags, version };
}

function readUserId(value: unknown, report: Report): string | undefined {
  if (value === undefined || (typeof value === 'string' && value !== '')) return value;
  return refuseType(report, 'userId', 'a non-empty string, or absent');
}

function readRoles(value: unknown, report: Report): PermissionPayload['roles'] | undefined {
  const names = readNames(value, 'roles', report);
  const [first, ...others] = names?.map((name, at) => readRole(name, at, report)) ?? [];
  if (first !== undefined) return [first, ...others];
  if (names) refuse(report, 'roles', 'empty', 'roles must name the current role first.');
  return undefined;
}

function readRole(name: string, at: number, report: Report): Role {
  if (!isRole(name)) report.ignored.push({ path: `roles[${at}]`, name, kind: 'role' });
  return parseRole(name);
}

function readGrants(value: unknown, report: Report): readonly Grant[] | undefined {
  if (!Array.isArray(value)) return refuseType(report, 'grants', 'a list');
  return value.flatMap((item: unknown, at) => readGrant(item, `grants[${at}]`, report) ?? []);
}

function readGrant(value: unknown, path: string, report: Report): Grant | undefined {
  if (!isRecord(value)) return refuseType(report, path, 'an object');
  const { resource, actions: actionNames } = value;
  const names = readNames(actionNames, `${path}.actions`, report);
  if (typeof resource !== 'string') return refuseType(report, `${path}.resource`, 'a string');
  if (!names) return undefined;
  if (!isGrantable(resource)) {
    report.ignored.push({ path: `${path}.resource`, name: resource, kind: 'resource' });
    return undefined;
  }
  const actions = names.flatMap((name, at) => {
    if (isPermissible(name)) return [name];
    report.ignored.push({ path: `${path}.actions[${at}]`, name, kind: 'action' });
    return [];
  });
  return actions.length > 0 ? { resource, actions } : undefined;
}

function readFlags(value: unknown, report: Report): Flags | undefined {
  if (!isRecord(value)) return refuseType(report, 'flags', 'an object');
  for (const name of Object.keys(value)) {
    if (!isFlagName(name)) report.ignored.push({ path: `flags.${name}`, name, kind: 'flag' });
  }
  const wrong = flagNames.find((name) => !['boolean', 'undefined'].includes(typeof value[name]));
  if (wrong) return refuseType(report, `flags.${wrong}`, 'true or false');
  const { blockDealsBeta, compactSideMenu } = value;
  return { blockDealsBeta: blockDealsBeta === true, compactSideMenu: compactSideMenu === true };
}

function readVersion(value: unknown, report: Report): number | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  return refuseType(report, 'version', 'a whole number from 0');
}

function readNames(value: unknown, path: string, report: Report): readonly string[] | undefined {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  return refuseType(report, path, 'a list of strings');
}

function refuseType(report: Report, path: string, expected: string): undefined {
  const subject = path === '' ? 'The permissions' : path;
  refuse(report, path, 'wrong_type', `${subject} must be ${expected}.`);
}

function refuse(
  report: Report,
  path: string,
  code: PermissionProblem['code'],
  message: string,
): void {
  report.problems.push({ path, code, message });
}

function isGrantable(name: string): name is Resource | Wildcard {
  return name === wildcard || isResource(name);
}

function isPermissible(name: string): name is Action | Wildcard {
  return name === wildcard || isAction(name);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
