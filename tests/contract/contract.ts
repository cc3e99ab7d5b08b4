import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Example = { value: unknown } | { $ref: string };

export interface MediaType {
  schema?: { format?: string };
  examples?: Record<string, Example>;
}

interface ResponseObject {
  content?: Record<string, MediaType>;
}

interface OperationObject {
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, ResponseObject | { $ref: string }>;
  'x-permission'?: { resource: string | string[]; action: string };
  'x-public'?: boolean;
  'x-authenticated'?: boolean;
  'x-auth-stage'?: 'mfa' | 'factor';
  'x-source'?: string;
  'x-errors': readonly string[];
  'x-current'?: string | readonly string[];
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly statuses: readonly number[];
  readonly definition: OperationObject;
}

const bundle = new URL('../../openapi/generated/openapi.json', import.meta.url);
// The bundle is written by `pnpm generate` and linted by `pnpm check`, so it has this shape.
export const contractDocument = JSON.parse(readFileSync(bundle, 'utf8')) as {
  paths: Record<string, Record<string, OperationObject>>;
  components: {
    responses: Record<string, ResponseObject>;
    examples: Record<string, { value: unknown }>;
  };
};

export const operations: readonly Operation[] = Object.entries(contractDocument.paths).flatMap(
  ([path, item]) =>
    Object.entries(item).map(([method, definition]) => ({
      id: definition.operationId,
      method: method.toUpperCase(),
      path,
      statuses: Object.keys(definition.responses).map(Number),
      definition,
    })),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
// A CommonJS module whose default export is the function itself.
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addSchema(contractDocument, 'contract');

/** A stream, whose schema is that of the data of each event. */
export const eventStream = 'text/event-stream';

/** Throws for a response that the contract does not list. */
export function answerValidator(
  operationId: string,
  status: number,
  mediaType: string,
): ValidateFunction | null {
  const operation = operations.find(({ id }) => id === operationId);
  if (operation === undefined) throw new Error(`The contract has no operation ${operationId}.`);
  const declared = operation.definition.responses[String(status)];
  if (declared === undefined) throw new Error(`${operationId} does not declare a ${status}.`);
  const response = '$ref' in declared ? resolveResponse(declared.$ref) : declared;
  const media = response.content?.[mediaType];
  if (media === undefined) {
    throw new Error(`${operationId} ${status} does not declare ${mediaType}.`);
  }
  const isData = mediaType.endsWith('json') || mediaType === eventStream;
  if (!isData || media.schema === undefined) return null;
  return schemaValidator(media.schema);
}

/** Compiled once: every refusal of the contract has the same few schemas. */
const validators = new WeakMap<object, ValidateFunction>();

export function schemaValidator(schema: object): ValidateFunction {
  const known = validators.get(schema);
  if (known !== undefined) return known;
  const validate = ajv.compile(withAbsoluteReferences(schema));
  validators.set(schema, validate);
  return validate;
}

export function resolveExample(example: Example): unknown {
  if ('value' in example) return example.value;
  const name = example.$ref.split('/').at(-1) ?? '';
  const component = contractDocument.components.examples[name];
  if (component === undefined) throw new Error(`The contract has no example ${example.$ref}.`);
  return component.value;
}

function resolveResponse(reference: string): ResponseObject {
  const name = reference.split('/').at(-1) ?? '';
  const response = contractDocument.components.responses[name];
  if (response === undefined) throw new Error(`The contract has no response ${reference}.`);
  return response;
}

function withAbsoluteReferences(schema: object): object {
  // The text comes from JSON and goes back to it, so it parses to an object again.
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object;
}
