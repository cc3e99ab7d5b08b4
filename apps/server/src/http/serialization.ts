import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

/**
 * Writes answers as the contract has them, and nothing beside. Made with the first answer of its
 * operation: all of them at the start would take seconds.
 */
export const serializerCompiler: FastifySerializerCompiler<Record<string, unknown>> = ({
  schema,
}) => {
  let write: ((answer: unknown) => string) | undefined;
  return (answer) => {
    write ??= fastJson(schema);
    return write(answer);
  };
};
