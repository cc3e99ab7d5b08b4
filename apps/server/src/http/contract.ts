import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Action, type FlagName, isFlagName, type Resource } from '@brokerdesk/policy';
import { type TwoPersonLimit, twoPersonLimits } from '../kernel/db/schema/approval.ts';
import type { ErrorCode } from '../kernel/errors/error-catalogue.ts';
import type { OperationKey } from '../platform/operation-key.ts';

export type Schema = Record<string, unknown>;

export type Access =
  | { kind: 'public' }
  | { kind: 'authenticated' }
  | {
      kind: 'permission';
      action: Action;
      resource: Resource | readonly Resource[];
      /** A grant on one of these is enough, too. */
      narrower?: NarrowerResources;
    };

interface NarrowerResources {
  parameter: string;
  resources: Readonly<Record<string, Resource>>;
  flags?: Readonly<Record<string, FlagName>>;
}

export interface Operation {
  id: string;
  key: OperationKey;
  method: string;
  summary: string;
  path: string;
  access: Access;
  /** Null if it only reads, or says why one person is enough. */
  limit: TwoPersonLimit | null;
  openToServices: boolean;
  flag: FlagName | null;
  openDuringMfa: boolean;
  /** Refused unless the password or a code was given a short while ago. */
  asksAgain: boolean;
  needsFactor: boolean;
  isStream: boolean;
  anyAddress: boolean;
  deprecatedSince: Date | null;
  pathParameters: Schema | null;
  query: Schema | null;
  header: Schema | null;
  headerNames: string[];
  body: Schema | null;
  /** The media types of a body that is not JSON, and is handed over as a stream. */
  bytes: string[];
  /** Limit for bodies above the general one; null for the general limit. */
  bodyBytesMax: number | null;
  errors: ReadonlySet<ErrorCode>;
  success: { status: number; schema: Schema | null };
}

interface RawOperation extends Schema {
  operationId?: string;
  summary?: string;
  parameters?: RawParameter[];
  'x-errors': ErrorCode[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

interface RawParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

export const contractFile = join(import.meta.dirname, '../../../../openapi/generated/openapi.json');
const methods = ['get', 'put', 'post', 'delete', 'patch'];
const json = 'application/json';

/** Throws if an operation does not say who may call it. */
export function readContract(): readonly Operation[] {
  contract ??= parseContract();
  return contract;
}

let contract: readonly Operation[] | undefined;

function parseContract(): Operation[] {
  const document = JSON.parse(readFileSync(contractFile, 'utf8')) as Schema;
  // Redocly checks, in `pnpm check`, that the contract is an OpenAPI document of this shape.
  const { paths } = inlineReferences(document) as {
    paths: Record<string, Record<string, RawOperation>>;
  };
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const raw = item[method];
      return raw === undefined ? [] : [toOperation(method.toUpperCase(), path, raw)];
    }),
  );
}

function toOperation(method: string, path: string, raw: RawOperation): Operation {
  const parameters = raw.parameters ?? [];
  const content = raw.requestBody?.content ?? {};
  const status = Object.keys(raw.responses).find((code) => code.startsWith('2'));
  if (status === undefined) throw new Error(`${method} ${path} has no success in the contract.`);
  const access = readAccess(`${method} ${path}`, raw);
  const limit = readLimit(`${method} ${path}`, raw['x-two-person']);
  return {
    // The SDK's types, and so OperationKey, come from the same contract.
    key: `${method} ${path}` as OperationKey,
    id: raw.operationId ?? `${method} ${path}`,
    method,
    summary: raw.summary ?? '',
    path,
    access,
    limit,
    openToServices: limit === null && isOpenToServices(access, raw['x-service-account']),
    flag: readFlag(`${method} ${path}`, raw['x-flag']),
    openDuringMfa: raw['x-auth-stage'] === 'mfa',
    asksAgain: raw['x-sign-in-again'] === true,
    needsFactor: access.kind !== 'public' && raw['x-auth-stage'] === undefined,
    isStream: 'text/event-stream' in (raw.responses[status]?.content ?? {}),
    anyAddress: raw['x-any-address'] === true,
    deprecatedSince: readDeprecation(`${method} ${path}`, raw),
    pathParameters: parameterSchema(parameters, 'path'),
    query: parameterSchema(parameters, 'query') ?? { type: 'object', additionalProperties: false },
    header: parameterSchema(parameters, 'header'),
    headerNames: parameters.filter((given) => given.in === 'header').map(({ name }) => name),
    body: content[json]?.schema ?? null,
    bytes: Object.keys(content).filter((type) => type !== json),
    bodyBytesMax: readBytesMax(raw['x-body-bytes-max']),
    errors: new Set(raw['x-errors']),
    success: {
      status: Number(status),
      schema: raw.responses[status]?.content?.[json]?.schema ?? null,
    },
  };
}

const readBytesMax = (value: unknown) => (typeof value === 'number' ? value : null);

/** Denies by default: an operation says exactly once who may call it, or the server does not start. */
export function readAccess(name: string, raw: Schema): Access {
  const permission = raw['x-permission'];
  const declared = [permission, raw['x-authenticated'], raw['x-public']].filter(
    (value) => value !== undefined && value !== false,
  );
  if (declared.length !== 1) {
    throw new Error(
      `${name} must have exactly one of x-permission, x-authenticated and x-public in the contract.`,
    );
  }
  if (permission === undefined) {
    return { kind: raw['x-public'] === true ? 'public' : 'authenticated' };
  }
  // An unknown name is granted by the wildcard only.
  const { resource, action, narrower } = permission as {
    resource: Resource | readonly Resource[];
    action: Action;
    narrower?: NarrowerResources;
  };
  for (const flag of Object.values(narrower?.flags ?? {})) readFlag(name, flag);
  return { kind: 'permission', resource, action, ...(narrower && { narrower }) };
}

/** Denies by default: without a permission there is no scope, so the contract has to open the operation by name. */
function isOpenToServices({ kind }: Access, declared: unknown): boolean {
  if (kind === 'permission') return declared !== false;
  return kind === 'authenticated' && declared === true;
}

const limits: ReadonlySet<string> = new Set(twoPersonLimits);

/** A forgotten limit would be a way for one person alone, so the server does not start. */
export function readLimit(name: string, declared: unknown): TwoPersonLimit | null {
  if (name.startsWith('GET ')) return null;
  const { limit, reason } = (declared ?? {}) as { limit?: unknown; reason?: unknown };
  if (limit === 'none') {
    if (typeof reason === 'string' && reason.trim() !== '') return null;
    throw new Error(`${name} says x-two-person: none in the contract without a reason.`);
  }
  if (typeof limit === 'string' && limits.has(limit)) return limit as TwoPersonLimit;
  throw new Error(`${name} must say in the contract which limit it falls under (x-two-person).`);
}

/** An unknown flag would always be off: the server refuses to start. */
function readFlag(name: string, flag: unknown): FlagName | null {
  if (flag === undefined) return null;
  if (!isFlagName(flag)) throw new Error(`${name} has an x-flag that policy does not know.`);
  return flag;
}

export function readDeprecation(name: string, raw: Schema): Date | null {
  const since = raw['x-deprecated-since'];
  if (raw['deprecated'] !== true && since === undefined) return null;
  if (raw['deprecated'] === true && typeof since === 'string') {
    const date = new Date(since);
    if (!Number.isNaN(date.getTime())) return date;
  }
  throw new Error(`${name} needs both deprecated: true and the date in x-deprecated-since.`);
}

function parameterSchema(parameters: RawParameter[], location: RawParameter['in']): Schema | null {
  const found = parameters.filter((parameter) => parameter.in === location);
  if (found.length === 0) return null;
  return {
    type: 'object',
    // Unknown headers are common; an unknown query parameter is a mistake worth reporting.
    additionalProperties: location === 'header',
    required: found.filter(({ required }) => required).map(keyOf),
    properties: Object.fromEntries(found.map((parameter) => [keyOf(parameter), parameter.schema])),
  };
}

/** Node writes header names in lower case. */
function keyOf(parameter: RawParameter): string {
  return parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
}

function inlineReferences(document: Schema): unknown {
  const resolve = (node: unknown, open: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((inner) => resolve(inner, open));
    if (typeof node !== 'object' || node === null) return node;
    const { $ref, ...own } = node as Schema;
    if (typeof $ref === 'string') {
      if (open.includes($ref)) throw new Error(`The contract refers to ${$ref} within itself.`);
      const target = resolve(pointTo(document, $ref), [...open, $ref]);
      return { ...(target as Schema), ...own };
    }
    return Object.fromEntries(
      Object.entries(own).map(([key, inner]) => [key, resolve(inner, open)]),
    );
  };
  return resolve(document, []);
}

function pointTo(document: Schema, reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((node, part) => (node as Schema | undefined)?.[part], document);
}

let byKey: ReadonlyMap<string, Operation> | undefined;

export function operationOf(key: string): Operation {
  byKey ??= new Map(readContract().map((operation) => [operation.key, operation]));
  const found = byKey.get(key);
  if (found === undefined) throw new Error(`The contract has no operation ${key}.`);
  return found;
}
