import type { Schemas } from '@brokerdesk/sdk';
import { describe, expect, it } from 'vitest';
import { limitsOf } from './limits.ts';

const record = { id: 'them', may_change: true, active: true, mfa: true } as Schemas.StaffUser;
const detail = { record, referred_to: null, last_administrator: false };
const possible = (given: Partial<typeof detail> | { referred_to: string }, own = 'me') =>
  Object.entries(limitsOf({ ...detail, ...given }, own))
    .filter(([, value]) => value === true)
    .map(([name]) => name);

describe('what may be done to a member of staff', () => {
  it('is everything if no limit applies', () => {
    expect(possible({})).toEqual([
      'edit',
      'role',
      'status',
      'invite',
      'mfa',
      'code',
      'sessions',
      'delete',
    ]);
  });

  it('is nothing for a higher role', () => {
    expect(possible({ record: { ...record, may_change: false } })).toEqual([]);
  });

  it('is the name and the code of oneself', () => {
    expect(possible({}, 'them')).toEqual(['edit', 'code']);
  });

  it('does not take the role and the access of the last administrator', () => {
    const last = possible({ last_administrator: true });
    for (const act of ['role', 'status', 'delete']) expect(last).not.toContain(act);
    expect(limitsOf({ ...detail, last_administrator: true }, 'them').because).toBe('last');
  });

  it('is explained by who is above, by the last administrator, and by oneself, in that order', () => {
    const because = (mayChange: boolean, last: boolean, own: string) =>
      limitsOf(
        { ...detail, record: { ...record, may_change: mayChange }, last_administrator: last },
        own,
      ).because;
    expect(because(false, true, 'them')).toBe('above');
    expect(because(true, true, 'them')).toBe('last');
    expect(because(true, false, 'them')).toBe('own');
    expect(because(true, false, 'me')).toBeNull();
  });

  it('does not delete an account that records name', () => {
    expect(possible({ referred_to: '客户' })).not.toContain('delete');
  });
});
