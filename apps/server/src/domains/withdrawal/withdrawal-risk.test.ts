import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { kyc } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addWithdrawal, ownCard, putIn } from '../../testing/credit-fixtures.ts';
import { addClient } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { reasonsOf } from './withdrawal-evidence.ts';

const at = (daysAgo: number) =>
  new Date(Date.UTC(2026, 5, 30) - daysAgo * 86_400_000).toISOString();
const shared = { odd: false, in_scope: 0, outside: 0, clients: [] };

const normal: Schemas.WithdrawalEvidence = {
  holder: {
    odd: false,
    holder_name: '陈静怡',
    client_name: '陈静怡',
    latin_name: null,
    matches: true,
    verified_at: at(90),
  },
  destination: {
    odd: false,
    first_used_at: at(60),
    approved_before: 2,
    approved_last_at: at(10),
    saved_at: at(60),
  },
  security: {
    odd: false,
    since: at(7),
    password_changed_at: null,
    password_changed_by: null,
    sessions_ended_at: at(8),
    failed_sign_ins: 2,
    new_devices: [],
    mfa: true,
  },
  turnover: { odd: false, deposit: null, traded: '0.00', orders: 0 },
  shared_access: shared,
  shared_destination: shared,
};
const { holder, destination, security, turnover } = normal;
const reasons = (evidence: Partial<Schemas.WithdrawalEvidence>, client = {}) =>
  reasonsOf(
    { ...normal, ...evidence },
    { isVerified: true, isHighRisk: false, passwordSince: new Date(at(30)), ...client },
  );
const device = {
  os: 'iOS',
  type: 'mobile' as const,
  ip: '198.51.100.1',
  country: 'SG',
  city: null,
  first_seen_at: at(1),
};

describe('the reasons of a withdrawal', () => {
  it('are empty for an ordinary withdrawal', () => {
    expect(reasons({})).toEqual([]);
    expect(reasons({ holder: null })).toEqual([]);
  });

  // @rule withdrawals: A withdrawal's risk is what its evidence finds odd
  // @in ./withdrawal-evidence.ts
  it.each<[Schemas.RiskReasonCode, Partial<Schemas.WithdrawalEvidence>]>([
    ['holder_differs', { holder: holder && { ...holder, matches: false } }],
    ['shared_destination', { shared_destination: { ...shared, odd: true } }],
    ['new_destination', { destination: { ...destination, odd: true } }],
    ['password_changed', { security: { ...security, password_changed_at: at(29) } }],
    ['sessions_ended', { security: { ...security, sessions_ended_at: at(6) } }],
    ['new_device', { security: { ...security, new_devices: [device] } }],
    ['failed_sign_ins', { security: { ...security, failed_sign_ins: 3 } }],
    ['not_traded', { turnover: { ...turnover, odd: true } }],
    ['shared_ip', { shared_access: { ...shared, odd: true } }],
  ])('%s comes alone from its own fact', (code, evidence) => {
    expect(reasons(evidence)).toEqual([code]);
  });

  it('name a client who is not verified, and one at high risk', () => {
    expect(reasons({}, { isVerified: false })).toEqual(['client_unverified']);
    expect(reasons({}, { isHighRisk: true })).toEqual(['client_high_risk']);
  });
});

describe('a withdrawal', () => {
  // Verified here, without the client's own status beside it.
  const server = useTestServer({ brokenBooks: true });
  let angel: ApiClient;
  beforeAll(async () => {
    angel = await server().signIn('angel');
  });
  const audit = (id: string, more: object, who = angel) =>
    who.call(
      'POST',
      `/withdraw/admin/v1/audit/${id}`,
      { result: 'approved', version: 1, ...more },
      once(),
    );

  // @rule withdrawals: A withdrawal at stop is never paid in bulk, otherwise only with a reason
  // @in domains/risk/risk.ts
  it('is paid one by one by two people with a recorded reason if it goes to another holder, and never in bulk', async () => {
    const { db } = server();
    const own = await addClient(db);
    await putIn(db, own, '1000.00');
    await db
      .update(kyc)
      .set({ status: 'approved', fullName: '陈静怡' })
      .where(eq(kyc.clientId, own.id));
    const destination = { ...ownCard(own), holder_name: '王建国' } as ReturnType<typeof ownCard>;
    const { id } = await addWithdrawal(db, own, { amount: '10.00', destination });
    const seen = ['new_destination', 'not_traded'];
    expect((await audit(id, { bulk: true, acknowledged_reasons: seen })).body.code).toBe(
      'RISK_NOT_IN_BULK',
    );
    expect((await audit(id, {})).body.code).toBe('RISK_NEEDS_OVERRIDE');
    const why = { override_reason: '电话核实为客户配偶' };
    const unseen = { ...why, acknowledged_reasons: seen.slice(1) };
    expect((await audit(id, unseen)).body).toMatchObject({
      code: 'RISK_NOT_ACKNOWLEDGED',
      errors: [{ field: 'acknowledged_reasons', code: 'RISK_NOT_ACKNOWLEDGED' }],
    });
    const first = await audit(id, { ...why, acknowledged_reasons: seen });
    expect(first.body).toMatchObject({
      status: 'pending',
      decision: { second_person: { bound: 'risk', you: 'own', waiting: { mine: true } } },
    });
    expect(first.body.decision.second_person.waiting.changes).toContainEqual({
      field: 'acknowledged_reasons',
      before: null,
      after: JSON.stringify(seen),
    });
    const again = { override_reason: '再试一次', acknowledged_reasons: seen };
    expect((await audit(id, again)).body.code).toBe('SELF_APPROVAL');
    const angel2 = await server().signIn('angel2');
    expect((await audit(id, why, angel2)).body.code).toBe('RISK_NOT_ACKNOWLEDGED');
    const done = await audit(id, { ...why, acknowledged_reasons: seen }, angel2);
    expect(done.body).toMatchObject({
      status: 'approved',
      risk: 'stop',
      risk_reasons: [
        { code: 'holder_differs', level: 'stop' },
        { code: 'new_destination', level: 'look' },
        { code: 'not_traded', level: 'look' },
      ],
    });
    const { body } = await angel.get(`/withdraw/admin/v1/detail/${id}`);
    expect(body.history.at(-1)).toMatchObject({ ...why, acknowledged_reasons: seen });
  });
});
