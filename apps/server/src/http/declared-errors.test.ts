import { type FastifyBaseLogger, fastify } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ErrorCode } from '../kernel/errors/error-catalogue.ts';
import { Problem } from '../kernel/errors/problem.ts';
import { useTestServer } from '../testing/test-server.ts';
import { readContract } from './contract.ts';
import { enforceDeclaredErrors, type UndeclaredErrors } from './declared-errors.ts';
import { answerError } from './error-handler.ts';
import { createLogger } from './logger.ts';

function startOperations(become: UndeclaredErrors) {
  const logs: string[] = [];
  const loggerInstance: FastifyBaseLogger = createLogger('error', {
    write: (line) => logs.push(line),
  });
  const app = fastify({ loggerInstance });
  app.setErrorHandler(answerError);
  enforceDeclaredErrors(app, become);
  for (const operation of ['readOne', 'readOther']) {
    const errors = new Set<ErrorCode>(['NOT_FOUND', 'INTERNAL']);
    app.get<{ Params: { code: ErrorCode } }>(
      `/${operation}/:code`,
      { config: { operation, errors } },
      ({ params }) => {
        throw new Problem(params.code);
      },
    );
  }
  app.get('/page', () => {
    throw new Problem('FORBIDDEN');
  });
  const codeAt = async (url: string) => (await app.inject(url)).json().code;
  return { codeAt, logs };
}

describe('a code that the contract does not list for its operation', () => {
  // @rule errors: No operation returns a code that the contract does not list for it
  // @in ./declared-errors.ts openapi/openapi.yaml
  it('is refused as INTERNAL, and logged each time, in strict mode', async () => {
    const { codeAt, logs } = startOperations('refuse');
    expect(await codeAt('/readOne/STALE_RECORD')).toBe('INTERNAL');
    expect(await codeAt('/readOne/STALE_RECORD')).toBe('INTERNAL');
    expect(logs).toHaveLength(2);
    expect(logs[0]).toContain('readOne answers STALE_RECORD: add it to its x-errors');
  });

  it('is answered in production, and logged once for each operation', async () => {
    const { codeAt, logs } = startOperations('log');
    for (let time = 0; time < 3; time++) {
      expect(await codeAt('/readOne/STALE_RECORD')).toBe('STALE_RECORD');
    }
    expect(await codeAt('/readOther/ALREADY_DECIDED')).toBe('ALREADY_DECIDED');
    expect(logs.map((line) => JSON.parse(line).msg.split(':')[0])).toEqual([
      'readOne answers STALE_RECORD',
      'readOther answers ALREADY_DECIDED',
    ]);
  });
});

it.each(['refuse', 'log'] as const)(
  'what is listed is answered, and what is no operation too: %s',
  async (become) => {
    const { codeAt, logs } = startOperations(become);
    expect(await codeAt('/readOne/NOT_FOUND')).toBe('NOT_FOUND');
    expect(await codeAt('/page')).toBe('FORBIDDEN');
    expect(logs).toEqual([]);
  },
);

describe('the server that the tests use', () => {
  const server = useTestServer({ seed: 'none' });

  it('refuses a code as soon as it is off the list of its operation', async () => {
    const { path, errors } = operationOf('listDeposits');
    const inject = () => server().app.inject(path);
    expect((await inject()).json().code).toBe('UNAUTHORIZED');
    errors.delete('UNAUTHORIZED');
    onTestFinished(() => void errors.add('UNAUTHORIZED'));
    expect((await inject()).json().code).toBe('INTERNAL');
  });
});

function operationOf(name: string) {
  const found = readContract().find(({ id }) => id === name);
  if (found === undefined) throw new Error(`The contract has no ${name}.`);
  // Read once for the process: a test that takes a code out of it puts it back.
  return { path: found.path, errors: found.errors as Set<ErrorCode> };
}
