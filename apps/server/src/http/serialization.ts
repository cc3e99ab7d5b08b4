import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

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
