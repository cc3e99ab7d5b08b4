import { expect, test } from 'vitest';
import { SdkError, type SdkFailure, unwrap } from './index.ts';
import { abortedFailure, networkFailure } from './problem.ts';

const stale: SdkFailure = {
  kind: 'problem',
  ...{ type: 'about:blank', title: 'Stale', status: 409, code: 'STALE_RECORD' },
  ...{ message: '记录已被修改', request_id: 'r1', current: { version: 4 } },
};

test('data comes out unchanged, also if it is nothing', () => {
  expect(unwrap({ data: { total: 0 } })).toEqual({ total: 0 });
  expect(unwrap({ data: undefined })).toBeUndefined();
});

test("a problem is thrown with the server's own message and all it knows", () => {
  const thrown = (() => {
    try {
      return unwrap({ error: stale });
    } catch (error) {
      return error;
    }
  })();
  expect(thrown).toBeInstanceOf(SdkError);
  expect(thrown).toBeInstanceOf(Error);
  expect(thrown).toMatchObject({
    ...{ name: 'SdkError', message: '记录已被修改', code: 'STALE_RECORD', status: 409 },
    ...{ requestId: 'r1', problem: stale },
  });
});

test("an abort throws the signal's reason as it is, as for a query that was cancelled", () => {
  const reason = new DOMException('left the page', 'AbortError');
  expect(() => unwrap({ error: abortedFailure('r1', reason) })).toThrow(
    expect.toSatisfy((thrown) => thrown === reason),
  );
});

test("a broken network throws with the platform's own error as its cause", () => {
  const cause = new TypeError('fetch failed');
  expect(() => unwrap({ error: networkFailure('r1', cause) })).toThrow(
    expect.objectContaining({ kind: 'network', code: 'NETWORK_ERROR', cause }),
  );
});
