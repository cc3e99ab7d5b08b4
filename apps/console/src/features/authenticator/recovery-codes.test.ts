import { describe, expect, it } from 'vitest';
import { recoveryFile, recoveryFileName } from './recovery-codes.tsx';

describe('the file of recovery codes', () => {
  it('says whose they are and what for, and has each code on a line of its own', () => {
    const text = recoveryFile(['4F7K-92QD-XW3M', 'AAAA-BBBB-CCCC'], {
      heading: 'Recovery codes of angel',
      hint: 'Each works once.',
    });
    expect(text.split('\r\n')).toEqual([
      'Recovery codes of angel',
      'Each works once.',
      '',
      '4F7K-92QD-XW3M',
      'AAAA-BBBB-CCCC',
      '',
    ]);
  });

  it.each([
    ['Broker Desk', '陈雅静', 'recovery-codes-Broker-Desk-陈雅静.txt'],
    ['../A: B?', 'x/y', 'recovery-codes-A-B-x-y.txt'],
    ['***', '!', 'recovery-codes.txt'],
  ])('has a name that every system takes: %s, %s', (app, user, name) => {
    expect(recoveryFileName(app, user)).toBe(name);
  });
});
