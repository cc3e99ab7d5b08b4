import { describe, expect } from 'vitest';
import { problem, refreshPath, test } from '../tests/staff-server.ts';
import { type SdkOptions, unwrap } from './index.ts';

const clients = '/client/admin/v1/list';
const mistake = new RangeError('a mistake');
const fail = () => {
  throw mistake;
};

describe('a call returns what the program itself has thrown, and never rejects', () => {
  test.for<[string, Partial<SdkOptions>]>([
    ['locale()', { locale: fail }],
    ['read() of the store', { tokens: { read: fail, write() {} } }],
    ['onRequest', { hooks: [{ onRequest: fail }] }],
    ['an asynchronous onRequest', { hooks: [{ onRequest: async () => fail() }] }],
    ['onResponse', { hooks: [{ onResponse: fail }] }],
  ])('%s', async ([, options], { connect }) => {
    const { data, error, response } = await connect(options).GET(clients);
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ kind: 'program', code: 'PROGRAM_ERROR', cause: mistake });
    expect(response.type).toBe('error');
  });

  // @rule errors: What the program's own functions throw is PROGRAM_ERROR; a call never rejects
  // @in ./create-sdk.ts
  test('write() of the store, once the session has ended', async ({ server, connect }) => {
    server.on(clients, problem(401, 'SESSION_ENDED'));
    const tokens = { read: server.valid, write: fail };
    const { error } = await connect({ tokens }).GET(clients);
    expect(error).toMatchObject({ kind: 'program', cause: mistake });
  });

  test('onSessionEnded', async ({ server, connect }) => {
    server.on(refreshPath, problem(401, 'SESSION_ENDED'));
    const tokens = { read: server.expired, write() {} };
    const held = server.expired();
    tokens.read = () => held;
    const { error } = await connect({ tokens, onSessionEnded: fail }).GET(clients);
    expect(error).toMatchObject({ kind: 'program', cause: mistake });
  });

  test('onRetry', async ({ server, connect }) => {
    server.on(clients, problem(503, 'NOT_READY'));
    const { error } = await connect({ hooks: [{ onRetry: fail }], retry: {} }).GET(clients);
    expect(error).toMatchObject({ kind: 'program', cause: mistake });
  });
});

test('the locks of a refresh that fail are an error of the program, with what they threw', async ({
  connect,
}) => {
  await expect(connect({ locks: { request: fail } }).refresh()).rejects.toMatchObject({
    ...{ name: 'SdkError', code: 'PROGRAM_ERROR', cause: mistake },
  });
});

test('unwrap throws it with its cause', async ({ connect }) => {
  const result = await connect({ locale: fail }).GET(clients);
  expect(() => unwrap(result)).toThrow(expect.objectContaining({ cause: mistake }));
});
