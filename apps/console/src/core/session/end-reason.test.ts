import type { SdkProblem } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { reasonFromRefusal, reasonFromTab, reportToTabs } from './session-end.ts';

const refusal = (code: SdkProblem['code'], ended_by?: 'owner') =>
  ({ kind: 'problem', code, ended_by }) as SdkProblem;

test("an end counts as the user's own only if the server says so", () => {
  expect(reasonFromRefusal(refusal('UNAUTHORIZED'))).toBe('expired');
  expect(reasonFromRefusal(refusal('SESSION_ENDED'))).toBe('unauthorized');
  expect(reasonFromRefusal(refusal('SESSION_ENDED', 'owner'))).toBe('owner');
  expect(reasonFromRefusal(refusal('UNAUTHORIZED', 'owner'))).toBe('expired');
});

test('a tab that shares the session learns the same of how it ended', () => {
  for (const reason of ['owner', 'expired', 'unauthorized'] as const) {
    expect(reasonFromTab(reportToTabs(reason))).toBe(reason);
  }
});
