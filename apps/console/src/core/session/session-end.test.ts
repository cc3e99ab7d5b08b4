import { expect, test } from 'vitest';
import { issueTokens, restoredSession } from '#/app/session/session.fixture.ts';

test.each(['expired', 'unauthorized'] as const)(
  'an end that the user has asked for is reported as such, also where a call is refused (%s) first',
  async (refused) => {
    const { sessionEnd, auth } = await restoredSession(issueTokens());
    sessionEnd.end(refused);
    expect(sessionEnd.reason.read()).toBe(refused);
    expect(auth.getSnapshot().matches({ idle: 'signed_out' })).toBe(true);
    sessionEnd.expect('password_changed');
    expect(sessionEnd.reason.read()).toBe('password_changed');
    sessionEnd.end(refused);
    expect(sessionEnd.reason.read()).toBe('password_changed');
  },
);

test.each(['expired', 'unauthorized'] as const)(
  'an end that may be what the user has asked for is reported as such (%s), until it is known that it is not',
  async (refused) => {
    const { sessionEnd } = await restoredSession(issueTokens());
    sessionEnd.expect('password_unknown');
    sessionEnd.end(refused);
    expect(sessionEnd.reason.read()).toBe('password_unknown');
    sessionEnd.expect(null);
    expect(sessionEnd.reason.read()).toBe('password_unknown');
    sessionEnd.end(refused);
    expect(sessionEnd.reason.read()).toBe(refused);
  },
);
