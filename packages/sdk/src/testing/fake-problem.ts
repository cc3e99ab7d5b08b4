import type { ErrorCode } from '../problem.ts';
import type { FakeAnswer } from './fake-operation.ts';

export const fakeProblem = (status: number, code: ErrorCode, more: object = {}): FakeAnswer => ({
  status,
  type: 'application/problem+json',
  body: {
    type: `urn:brokerdesk:problem:${code}`,
    title: code,
    status,
    code,
    message: `The fake server answers ${code}.`,
    request_id: 'fake',
    ...more,
  },
});
