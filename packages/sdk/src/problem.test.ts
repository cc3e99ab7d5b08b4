import { describe, expect, test } from 'vitest';
import {
  abortedFailure,
  failureOf,
  malformedFailure,
  networkFailure,
  sdkProblem,
} from './problem.ts';

const refusal = {
  ...{ type: 'about:blank', title: 'Stale', status: 409, code: 'STALE_RECORD' },
  ...{ message: '记录已被修改', request_id: 'r1' },
};

describe('what no server could say', () => {
  test.for([
    ['a refusal before anything is sent', sdkProblem('NO_REFRESH_TOKEN'), 'NO_REFRESH_TOKEN', ''],
    ['a broken network', networkFailure('r1', null), 'NETWORK_ERROR', 'r1'],
    ['an abort', abortedFailure('r1', null), 'ABORTED', 'r1'],
    ['tokens that are none', malformedFailure('MALFORMED_TOKENS'), 'MALFORMED_TOKENS', ''],
  ] as const)('is a problem of the contract, whole: %s', ([, failure, code, request_id]) => {
    expect(failure).toMatchObject({ type: 'about:blank', status: 0, code, request_id });
    expect(failure.title).toMatch(/^[A-Z].*\w$/);
    expect(failure.message).toMatch(/^[A-Z].*\.$/);
  });
});

describe('the body of a refusal', () => {
  test("is the server's problem, with all that it says", () => {
    const body = { ...refusal, current: { version: 4 } };
    expect(failureOf(body, 'r2', 500)).toEqual({ ...body, kind: 'problem' });
  });

  test.for(['type', 'title', 'status', 'code', 'message', 'request_id'] as const)(
    'is no problem where its %s is missing, or is something else',
    (field) => {
      const malformed = malformedFailure('MALFORMED_RESPONSE', 'r2', 500);
      const { [field]: _, ...without } = refusal;
      expect(failureOf(without, 'r2', 500)).toEqual(malformed);
      expect(failureOf({ ...refusal, [field]: {} }, 'r2', 500)).toEqual(malformed);
    },
  );
});
