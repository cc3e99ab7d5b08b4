import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import fastJson from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { ErrorCode } from '../kernel/errors/error-catalogue.ts';
import { type FieldProblem, Problem } from '../kernel/errors/problem.ts';
import { isDay } from '../kernel/is-day.ts';
import type { Operation } from './contract.ts';

const options = { allErrors: true, useDefaults: true, strict: false } as const;
const forBodies = new Ajv(options);
const forText = new Ajv({ ...options, coerceTypes: true });
/** Stops at the first error: finding all of them takes as long as the sender likes. */
const forLargeBodies = new Ajv({ ...options, allErrors: false });
const smallBodyValuesMax = 5_000;
for (const ajv of [forBodies, forLargeBodies, forText]) {
  addFormats.default(ajv, ['uuid']);
  ajv.addFormat('date-time', { type: 'string', validate: isTime });
  ajv.addFormat('date', { type: 'string', validate: (text) => isTime(`${text}T00:00:00Z`) });
}

const rfc3339 = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d{1,9})?([Zz]|[+-]\d\d:\d\d)$/;

/** RFC 3339, in years that JavaScript and PostgreSQL write alike, whatever is added to them. */
function isTime(text: string): boolean {
  if (!rfc3339.test(text)) return false;
  const year = new Date(text.toUpperCase()).getUTCFullYear();
  return year >= 1000 && year < 9999 && isDay(text.slice(0, 10));
}

export const validatorCompiler: FastifySchemaCompiler<Record<string, unknown>> = ({
  schema,
  httpPart,
}) => {
  const checks = new Map<Ajv, ValidateFunction>();
  const ajvFor = (value: unknown) => {
    if (httpPart !== 'body') return forText;
    return isLarge(value) ? forLargeBodies : forBodies;
  };
  const spell = httpPart === 'headers' ? spellHeader : (name: string) => name;
  return (value: unknown) => {
    const ajv = ajvFor(value);
    const check = checks.get(ajv) ?? ajv.compile(schema);
    checks.set(ajv, check);
    const errors = check(value)
      ? unstorableFields(value).map((field) => ({ field, code: 'FIELD_INVALID' as const }))
      : fieldProblems(check.errors ?? [], spell);
    return errors.length === 0 ? { value } : { error: new Problem('VALIDATION', { errors }) };
  };
};

const bodyChecks = new Map<string, ReturnType<typeof validatorCompiler>>();

export function bodyProblems(
  {
    key,
    path: url,
    method,
    body: schema,
  }: Pick<Operation, 'path' | 'method' | 'body'> & {
    key: string;
  },
  body: object,
): FieldProblem[] {
  if (schema === null) throw new Error(`${key} takes no body.`);
  const check = bodyChecks.get(key) ?? validatorCompiler({ schema, method, url, httpPart: 'body' });
  bodyChecks.set(key, check);
  const { error } = Object(check(body));
  return error instanceof Problem ? (error.details.errors ?? []) : [];
}

function isLarge(value: unknown): boolean {
  const open = [value];
  let values = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const inner: unknown[] = Object.values(next);
    values += inner.length;
    if (values > smallBodyValuesMax) return true;
    open.push(...inner);
  }
  return false;
}

/** The fields whose text no database keeps: with a NUL, or half of a surrogate pair. */
function unstorableFields(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? [path.join('.')] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unstorableFields(inner, [...path, key]));
}

/** Fastify lowercases header names; responses use the contract's spelling. */
function spellHeader(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (text) => text.toUpperCase());
}

function fieldProblems(errors: ErrorObject[], spell: (name: string) => string): FieldProblem[] {
  const byField = new Map<string, FieldProblem>();
  for (const error of errors) {
    const field = spell(fieldOf(error));
    if (byField.has(field)) continue;
    byField.set(field, { field, code: codeOf(error) });
  }
  return [...byField.values()];
}

/** Returns `items.0.title_zh` for `/items/0` and a missing `title_zh`. */
function fieldOf(error: ErrorObject): string {
  const inside = error.instancePath.split('/').slice(1);
  const named: unknown = error.params['missingProperty'] ?? error.params['additionalProperty'];
  if (typeof named === 'string') inside.push(named);
  return inside.length === 0 ? 'body' : inside.join('.');
}

function codeOf({ keyword, params }: ErrorObject): ErrorCode {
  if (keyword === 'additionalProperties') return 'FIELD_UNKNOWN';
  const isEmptyText = keyword === 'minLength' && params['limit'] === 1;
  return keyword === 'required' || isEmptyText ? 'FIELD_REQUIRED' : 'FIELD_INVALID';
}

type Write = (answer: unknown) => string;

const writers = new WeakMap<object, Write>();

/** Compiled on the first response of each operation: all of them at the start would take seconds. */
export const serializerCompiler: FastifySerializerCompiler<Record<string, unknown>> =
  ({ schema }) =>
  (answer) => {
    const write = writers.get(schema) ?? fastJson(schema);
    writers.set(schema, write);
    return write(answer);
  };
