import { randomUUID } from 'node:crypto';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { Schema } from '../http/contract.ts';
import { propertiesOf } from './path-subjects.ts';

const ajv = new Ajv({ strict: false, allErrors: false });
addFormats.default(ajv);

const checks = new WeakMap<Schema, (value: unknown) => boolean>();

export function isValid(schema: Schema, value: unknown): boolean {
  const check = checks.get(schema) ?? ajv.compile(schema);
  checks.set(schema, check);
  return check(value);
}

/** Tried in this order wherever a text has to look in some way. */
const candidates = [
  '/deposit/admin/v1/export',
  '0190a1b2-0000-7000-8000-000000000001',
  'words',
  '1.00',
  '1',
  'USD',
  'US',
  '2026-01-02',
  '2026-01-02T03:04:05Z',
  '12:30',
  '000000',
  '13800138000',
  '+8613800138000',
  'a@example.com',
  'https://example.com/a',
  '10.1.2.0/24',
  '10.1.2.3',
  'zh-CN',
  'UTC',
  'a-slug',
  '/logo.png',
  'USD/CNY',
  'e1fc61084d3e278d3b9d66716766dacd',
  'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  'x'.repeat(43),
  'x'.repeat(64),
  '0'.repeat(64),
];

export type Known = Readonly<Record<string, () => unknown>>;

export function sampleOf(name: string, schema: Schema, known: Known = {}): unknown {
  const given = known[name]?.();
  if (given !== undefined && isValid(schema, given)) return given;
  if (schema['const'] !== undefined) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const [choice] = [schema['oneOf'] ?? schema['anyOf'] ?? []].flat();
  // Part of a schema is a schema.
  if (choice !== undefined) return sampleOf(name, choice as Schema, known);
  return sampleOfType(name, schema, known);
}

function sampleOfType(name: string, schema: Schema, known: Known): unknown {
  const isObject = schema['properties'] !== undefined || schema['allOf'] !== undefined;
  const type = [schema['type']].flat().find((one) => one !== 'null');
  switch (isObject ? 'object' : type) {
    case 'object':
      return sampleObject(schema, known);
    case 'integer':
    case 'number':
      return Number(schema['minimum'] ?? 1) || 1;
    case 'boolean':
      return false;
    case 'array': {
      const length = Math.max(1, Number(schema['minItems'] ?? 0));
      const items = (schema['items'] ?? {}) as Schema;
      return Array.from({ length }, () => sampleOf(name, items, known));
    }
    default:
      return sampleText(name, schema);
  }
}

/** The required fields alone. */
export function sampleObject(schema: Schema, known: Known = {}): Record<string, unknown> {
  const parts = [schema, ...((schema['allOf'] ?? []) as Schema[])];
  const required = new Set(parts.flatMap((part) => (part['required'] ?? []) as string[]));
  return Object.fromEntries(
    Object.entries(propertiesOf(schema))
      .filter(([name]) => required.has(name))
      .map(([name, inner]) => [name, sampleOf(name, inner, known)]),
  );
}

function sampleText(name: string, schema: Schema): string | null {
  if (schema['format'] === 'uuid') return randomUUID();
  if (schema['format'] === 'date-time') return new Date().toISOString();
  const examples = [schema['examples'] ?? [], schema['example'] ?? []].flat();
  const all: unknown[] = [...examples, ...candidates];
  const found = all.find((text) => typeof text === 'string' && isValid(schema, text));
  if (typeof found === 'string') return found;
  if (isValid(schema, null)) return null;
  throw new Error(`No sample is known for ${name}, ${JSON.stringify(schema)}: add a candidate.`);
}
