import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { ErrorCode } from '../platform/error-catalogue.ts';
import { type FieldProblem, Problem } from './problem.ts';

const options = { allErrors: true, useDefaults: true, strict: false } as const;
/** A body is taken as it is; what comes in an address or a header is text, and read as its type. */
const forBodies = new Ajv(options);
const forText = new Ajv({ ...options, coerceTypes: true });
for (const ajv of [forBodies, forText]) addFormats.default(ajv, ['uuid', 'date-time']);

/** Checks the parts of a request against the contract; a wrong one is VALIDATION with its fields. */
export const validatorCompiler: FastifySchemaCompiler<Record<string, unknown>> = ({
  schema,
  httpPart,
}) => {
  const check = (httpPart === 'body' ? forBodies : forText).compile(schema);
  const spell = httpPart === 'headers' ? spellHeader : (name: string) => name;
  return (value: unknown) => {
    if (check(value)) return { value };
    return {
      error: new Problem('VALIDATION', { errors: fieldProblems(check.errors ?? [], spell) }),
    };
  };
};

/** Fastify writes header names in lower case; answers name them as the contract does. */
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

/** `items.0.title_zh` for `/items/0`, where `title_zh` is missing. */
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
