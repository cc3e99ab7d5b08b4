import { SdkError } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { landOnFields } from './server-errors.ts';

type Values = { reason: string; reason_code: string };

function refuse(...fields: string[]) {
  const landed: unknown[] = [];
  const error = new SdkError({
    kind: 'problem',
    type: 'about:blank',
    title: 'Wrong',
    status: 400,
    code: 'VALIDATION',
    message: 'Wrong',
    request_id: 'r',
    errors: fields.map((field) => ({ field, code: 'FIELD_REQUIRED', message: `${field}!` })),
  });
  const all = landOnFields<Values>(error, ['reason', 'reason_code'], (name, problem, options) =>
    landed.push([name, problem.message, options?.shouldFocus]),
  );
  return { all, landed };
}

// @rule writes: A field error from the server shows at that field
test('what the server says about a field lands on it, and the first one gets the focus', () => {
  expect(refuse('reason_code', 'reason')).toEqual({
    all: true,
    landed: [
      ['reason_code', 'reason_code!', true],
      ['reason', 'reason!', false],
    ],
  });
});

test('a field that the form does not have leaves the rest to be said by the form', () => {
  expect(refuse('version', 'reason')).toEqual({
    all: false,
    landed: [['reason', 'reason!', true]],
  });
});

test('an error without fields lands nowhere', () => {
  expect(refuse()).toEqual({ all: false, landed: [] });
  expect(landOnFields<Values>(new Error('x'), ['reason'], () => {})).toBe(false);
});
