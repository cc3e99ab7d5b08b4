import { expect, test } from 'vitest';
import { issueTokens, restoredSession } from './session.fixture.ts';

test.each(['expired', 'unauthorized'] as const)(
  'an end that the person has asked for is told as such, also where a call is refused (%s) first',
  async (refused) => {
    const { sessionEnd, auth } = await restoredSession(issueTokens());
    sessionEnd.because(refused);
    expect(sessionEnd.cause.read()).toBe(refused);
    expect(auth.getSnapshot().matches({ idle: 'signed_out' })).toBe(true);
    sessionEnd.expect('password_changed');
    expect(sessionEnd.cause.read()).toBe('password_changed');
    sessionEnd.because(refused);
    expect(sessionEnd.cause.read()).toBe('password_changed');
  },
);
