import { describe, expect, it } from 'vitest';
import { holderTitle, passwordLine, turnoverTitle } from './evidence-strip.tsx';

describe('the names are said to', () => {
  it.each([
    [true, '2026-01-01T00:00:00Z', 'same'],
    [false, '2026-01-01T00:00:00Z', 'differs'],
    [true, null, 'unverified'],
    [false, null, 'differsUnverified'],
  ])('agree: %s, verified: %s, as what they are', (matches, verifiedAt, title) => {
    expect(holderTitle({ matches, verified_at: verifiedAt })).toBe(title);
  });
});

describe('the turnover is called sufficient only if it is', () => {
  const deposit = { order_no: 'D1', amount: '100.00', approved_at: '2026-01-01T00:00:00Z' };
  it.each([
    [true, deposit, '99.99', 'less'],
    [false, deposit, '99.99', 'longAgo'],
    [false, deposit, '100.00', 'enough'],
    [false, deposit, '250.00', 'enough'],
    [false, null, '0.00', 'noDeposit'],
  ])('odd: %s, %o, traded: %s', (odd, of, traded, title) => {
    expect(turnoverTitle({ odd, deposit: of, traded })).toBe(title);
  });
});

describe('the line about the password', () => {
  const at = '2026-01-01T00:00:00Z';
  it.each([
    [false, null, null, 'passwordNever'],
    [true, null, null, null],
    [true, at, 'staff', 'password.staff'],
    [true, at, 'client', 'password.client'],
  ] as const)('odd: %s, changed: %s by %s, is %s', (odd, changedAt, by, line) => {
    expect(passwordLine({ odd, password_changed_at: changedAt, password_changed_by: by })).toBe(
      line,
    );
  });
});
