import { type ProblemFailure, SdkError } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { describeProblem, isOutcomeUnknown } from './problem.ts';

const thrown = (problem: Partial<ProblemFailure>) =>
  new SdkError({
    kind: 'problem',
    type: 'about:blank',
    title: 'Title',
    status: 409,
    code: 'ALREADY_DECIDED',
    message: '该入金已审核',
    request_id: 'r-1',
    ...problem,
  });

// @rule errors: People read the server's sentence, not the SDK's English
test('the server’s own sentence is what a person reads', () => {
  expect(describeProblem(thrown({}))).toEqual({
    kind: 'failed',
    message: '该入金已审核',
    requestId: 'r-1',
  });
});

test('a sentence that the SDK made up in English is not shown', () => {
  expect(describeProblem(thrown({ status: 0, code: 'NETWORK_ERROR' }))).toEqual({
    kind: 'unreachable',
    message: null,
    requestId: null,
  });
  expect(describeProblem(thrown({ status: 502, code: 'MALFORMED_RESPONSE' })).message).toBeNull();
});

test('an error that is no answer of a call shows nothing of its insides', () => {
  expect(describeProblem(new TypeError('x is undefined')).message).toBeNull();
});

test('refused and missing are distinguished from failed', () => {
  expect(describeProblem(thrown({ status: 403 })).kind).toBe('refused');
  expect(describeProblem(thrown({ status: 404 })).kind).toBe('missing');
});

// @rule writes: Only a write with an unknown outcome is sent again
test('a refusal is certain; silence and a broken server are not', () => {
  expect(isOutcomeUnknown(thrown({ status: 409 }))).toBe(false);
  expect(isOutcomeUnknown(thrown({ status: 422 }))).toBe(false);
  expect(isOutcomeUnknown(thrown({ status: 500 }))).toBe(true);
  expect(isOutcomeUnknown(thrown({ status: 0, code: 'NETWORK_ERROR' }))).toBe(true);
  expect(isOutcomeUnknown(new TypeError('Failed to fetch'))).toBe(true);
});
