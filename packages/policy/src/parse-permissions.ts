import { type Action, isAction, type Wildcard, wildcard } from './actions.ts';
import { type FlagName, type Flags, flagNames, isFlagName } from './flags.ts';
import type { Grant, PermissionPayload } from './permission-payload.ts';
import {
  type Fields,
  type IgnoredName,
  type PermissionProblem,
  type Report,
  readFields,
  readList,
  readNames,
  refuse,
  refuseType,
} from './read-untrusted.ts';
import { isResource, type Resource } from './resources.ts';
import { isRole, parseRole, type Role } from './roles.ts';

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
 * The input may be hostile: only own properties count, each is read once, and the payload shares
 * nothing with it.
 *
 * Specification: section 3, the permission payload; section 6, the unknown role.
 *
 * @example
 * const parsed = parsePermissions(sessionStorage.getItem('permissions'));
 * if (parsed.ok) use(compilePermissions(parsed.payload));
 * else fetchAgain(parsed.problems);
 */
export function parsePermissions(input: unknown): ParsedPermissions {
  const report: Report = { problems: [], ignored: [] };
  const payload = read(input, report);
  return payload === undefined || report.problems.length > 0
    ? { ok: false, problems: report.problems }
    : { ok: true, payload, ignored: report.ignored };
}

function read(input: unknown, report: Report): PermissionPayload | undefined {
  const value = decode(input, report);
  try {
    return readPayload(value, report);
  } catch {
    const message = 'The permissions cannot be read: pass plain data, as it came from JSON.';
    return refuse(report, '', 'unreadable', message);
  }
}

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
  const fields: Fields<keyof PermissionPayload> | undefined = readFields(value, '', report);
  if (!fields) return undefined;
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
  const items = readList(value, 'grants', 'a list', report);
  return items?.flatMap((item, at) => readGrant(item, `grants[${at}]`, report) ?? []);
}

function readGrant(value: unknown, path: string, report: Report): Grant | undefined {
  const fields: Fields<keyof Grant> | undefined = readFields(value, path, report);
  if (!fields) return undefined;
  const { resource } = fields;
  const names = readNames(fields.actions, `${path}.actions`, report);
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
  const fields: Fields<FlagName> | undefined = readFields(value, 'flags', report);
  if (!fields) return undefined;
  for (const name of Object.keys(fields)) {
    if (!isFlagName(name)) report.ignored.push({ path: `flags.${name}`, name, kind: 'flag' });
  }
  const wrong = flagNames.find((name) => !['boolean', 'undefined'].includes(typeof fields[name]));
  if (wrong) return refuseType(report, `flags.${wrong}`, 'true or false');
  const { blockDealsBeta, compactSideMenu } = fields;
  return { blockDealsBeta: blockDealsBeta === true, compactSideMenu: compactSideMenu === true };
}

function readVersion(value: unknown, report: Report): number | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  return refuseType(report, 'version', 'a whole number from 0');
}

function isGrantable(name: string): name is Resource | Wildcard {
  return name === wildcard || isResource(name);
}

function isPermissible(name: string): name is Action | Wildcard {
  return name === wildcard || isAction(name);
}
