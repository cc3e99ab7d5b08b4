import type { Role } from '@brokerdesk/policy';
import { describe, expect, it } from 'vitest';
import { readNetwork } from './cidr.ts';
import { judge, locksOut, type RuleTerms, readyRule } from './verdict.ts';

const now = new Date('2026-06-01T00:00:00Z');
const later = new Date('2026-06-02T00:00:00Z');

let made = 0;
const rule = (kind: 'deny' | 'allow', cidr: string, more: Partial<RuleTerms> = {}) => {
  made += 1;
  const whom = { role: null, userId: null, expiresAt: null, lastHitAt: null };
  return readyRule({ id: String(made), kind, cidr, scope: 'all', ...whom, ...more });
};
const hero = { id: 'h', role: 'hero' as Role };
const letIn = (
  rules: ReturnType<typeof rule>[],
  address: string,
  caller: typeof hero | null = hero,
) => judge(rules, address, caller, now).letIn;

describe('the rules', () => {
  it('let everyone in if there are none', () => {
    expect(letIn([], '192.0.2.1')).toBe(true);
    expect(letIn([], 'not an address')).toBe(true);
  });

  // @rule ip-rules: Deny wins; a scope with allow rules admits only those
  it('keep out whom a deny rule has, whatever else allows it', () => {
    const rules = [rule('allow', '192.0.2.0/24'), rule('deny', '192.0.2.7/32')];
    expect(letIn(rules, '192.0.2.7')).toBe(false);
    expect(letIn(rules, '192.0.2.8')).toBe(true);
  });

  it('let only those in who match an allow rule, if there is one', () => {
    const rules = [rule('allow', '192.0.2.0/24'), rule('allow', '2001:db8::/32')];
    expect(letIn(rules, '192.0.2.255')).toBe(true);
    expect(letIn(rules, '2001:db8:1::1')).toBe(true);
    expect(letIn(rules, '192.0.3.0')).toBe(false);
    expect(letIn(rules, '2001:db9::1')).toBe(false);
    expect(letIn(rules, 'unknown')).toBe(false);
  });

  it('are asked for each scope by itself: every one has to let the call in', () => {
    const rules = [
      rule('allow', '192.0.2.0/24'),
      rule('allow', '192.0.2.1/32', { scope: 'role', role: 'hero' }),
      rule('allow', '198.51.100.1/32', { scope: 'user', userId: 'other' }),
    ];
    expect(letIn(rules, '192.0.2.1')).toBe(true);
    expect(letIn(rules, '192.0.2.2')).toBe(false);
    expect(letIn(rules, '192.0.2.2', { id: 'g', role: 'god' })).toBe(true);
    expect(letIn(rules, '198.51.100.1', { id: 'other', role: 'god' })).toBe(false);
  });

  it('apply to a role or a user only after the caller is known', () => {
    const rules = [
      rule('deny', '0.0.0.0/0', { scope: 'role', role: 'hero' }),
      rule('deny', '0.0.0.0/0', { scope: 'user', userId: 'h' }),
    ];
    expect(letIn(rules, '192.0.2.1', null)).toBe(true);
    expect(letIn(rules, '192.0.2.1')).toBe(false);
    expect(letIn(rules.slice(1), '192.0.2.1')).toBe(false);
  });

  it('count for nothing when they have expired', () => {
    expect(letIn([rule('deny', '0.0.0.0/0', { expiresAt: now })], '192.0.2.1')).toBe(true);
    expect(letIn([rule('deny', '0.0.0.0/0', { expiresAt: later })], '192.0.2.1')).toBe(false);
  });

  it('take IPv4 spelled as IPv6 for what it is, and no other', () => {
    const v4 = [rule('allow', '192.0.2.0/24')];
    expect(letIn(v4, '::ffff:192.0.2.9')).toBe(true);
    expect(letIn([rule('deny', '::/0')], '192.0.2.9')).toBe(true);
    expect(letIn([rule('deny', '0.0.0.0/0')], '2001:db8::1')).toBe(true);
    expect(letIn([rule('deny', '0.0.0.0/0')], '::ffff:c000:209')).toBe(false);
  });
});

describe('a change locks its author out', () => {
  const office = () => rule('allow', '192.0.2.0/24');
  const home = () => rule('allow', '198.51.100.1/32');
  const asks = (before: ReturnType<typeof rule>[], after: ReturnType<typeof rule>[]) =>
    locksOut({ before, after }, '192.0.2.1', hero, now);

  it('if the rules let the user in before it, and not after', () => {
    expect(asks([], [home()])).toBe(true);
    expect(asks([], [office()])).toBe(false);
    expect(asks([office(), home()], [home()])).toBe(true);
    expect(asks([], [rule('deny', '192.0.2.1/32')])).toBe(true);
  });

  it('when a rule expires and that begins then', () => {
    const short = rule('allow', '192.0.2.0/24', { expiresAt: later });
    expect(asks([short], [short, home()])).toBe(true);
    expect(asks([], [short])).toBe(false);
  });

  it('unless the author was locked out before', () => {
    const short = rule('allow', '192.0.2.0/24', { expiresAt: later });
    const already = [short, home()];
    expect(asks(already, [...already, rule('deny', '203.0.113.0/24')])).toBe(false);
  });
});

describe('a network', () => {
  it.each(['192.0.2.1', '192.0.2.0/24', '0.0.0.0/0', '2001:db8::/32', '::1', '::/0'])(
    'may be %s',
    (cidr) => expect(readNetwork(cidr)).not.toBeNull(),
  );

  it.each([
    '',
    '/',
    '192.0.2',
    '192.0.2.1/33',
    '192.0.2.1/-1',
    '192.0.2.1/08',
    '192.0.2.1/24/1',
    '192.0.2.01',
    '2001:db8::/129',
    'fe80::1%eth0',
    '::ffff:192.0.2.0/120',
    'localhost',
  ])('may not be %s', (cidr) => expect(readNetwork(cidr)).toBeNull());
});
