import { expect, it } from 'vitest';
import { seededRandom } from '../kernel/random.ts';
import type { SeededClient } from './clients.ts';
import { planDeposits } from './plan-deposits.ts';
import type { DemoStaff } from './staff.ts';

const now = new Date('2026-06-01T08:00:00Z');
const states = ['approved', 'unverified', 'rejected', 'pending'] as const;
const clients = Array.from({ length: 80 }, (_, number): SeededClient => {
  const id = `client ${number}`;
  return {
    ...{ id, username: id, fullName: id, agentId: `agent ${number % 2}`, fake: false },
    language: 'zh-CN',
    kycStatus: states[Math.floor(number / 2) % states.length] ?? 'approved',
    createdAt: new Date('2025-06-01T08:00:00Z'),
    accounts: [{ id: `account ${number}`, clientId: id, currency: 'USD' }],
  };
});
// Only the names of the staff are read.
const staff = new Proxy({}, { get: (_, name) => name }) as DemoStaff;

it('most deposits that wait are of verified clients who pay in person, some are not', () => {
  const planned = planDeposits({ random: seededRandom(1), staff, clients, now }, 1200);
  const waiting = planned.filter(({ outcome }) => outcome.status === 'pending');
  expect(waiting.length).toBe(60);
  const ordinary = waiting.filter(
    ({ client, payerName }) =>
      client.kycStatus === 'approved' && (payerName === null || payerName === client.fullName),
  );
  expect(ordinary.length).toBeGreaterThanOrEqual(50);
  expect(ordinary.length).toBeLessThan(60);
  for (const { client, account } of planned) expect(account.clientId).toBe(client.id);
});
