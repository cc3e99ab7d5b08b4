import type { Schemas } from '@brokerdesk/sdk';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, deposit, withdrawal } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addWithdrawal, putIn } from '../../testing/credit-fixtures.ts';
import { addClient, addDeposit } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { auditProposal, tie, waitingProposals } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
let angel: ApiClient;
let angel2: ApiClient;
let hero: ApiClient;

beforeAll(async () => {
  const { signIn } = server();
  [angel, angel2, hero] = [await signIn('angel'), await signIn('angel2'), await signIn('hero')];
});

const pathOf = (id: string) => `/client/admin/v1/risk/${id}`;
const read = async (who: ApiClient, id: string): Promise<Schemas.ClientRisk> =>
  (await who.get(pathOf(id))).body;
const set = (
  who: ApiClient,
  id: string,
  level: Schemas.ClientRiskLevel,
  version: number,
  reason = `because of ${level}`,
) => who.call('POST', pathOf(id), { level, reason, version });

async function lastEntry(id: string) {
  const entries = server().db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  const [entry] = await entries.orderBy(desc(auditLog.seq)).limit(1);
  return entry;
}

async function proposalOf(who: ApiClient, id: string): Promise<Schemas.Proposal> {
  const found = (await waitingProposals(who)).find(({ subject }) => subject.id === id);
  if (found === undefined) throw new Error('Nothing waits.');
  return found;
}

describe('the risk level of a client', () => {
  // @rule clients: One user raises the risk level of a client, with a reason
  // @in ./client-risk.ts
  it('is standard at first, and raised by one user with a reason that is audited', async () => {
    const { id } = await addClient(server().db);
    expect(await read(hero, id)).toMatchObject({ level: 'standard', version: 1, changes: [] });
    expect((await set(hero, id, 'high', 1, '  ')).status).toBe(400);
    const { status, body } = await set(hero, id, 'high', 1, ' On a sanctions list ');
    expect([status, body]).toMatchObject([
      200,
      {
        ...{ level: 'high', version: 2, waiting: [] },
        changes: [
          {
            ...{ before: 'standard', after: 'high', reason: 'On a sanctions list' },
            ...{ by: { name: '李思源' }, requested_by: null },
          },
        ],
      },
    ]);
    expect(await lastEntry(id)).toMatchObject({
      action: 'client.risk_raised',
      before: { risk_level: 'standard' },
      after: { risk_level: 'high', reason: 'On a sanctions list' },
    });
    const { body: shown } = await angel.get(`/client/admin/v1/detail/${id}`);
    expect(shown).toMatchObject({ risk_level: 'high', version: 2 });
    const { body: events } = await angel.get(`/client/admin/v1/timeline/${id}`);
    expect(events.list[0]).toMatchObject({ event: 'risk_raised', text: 'On a sanctions list' });
  });

  // @rule second-person: Lowering the risk level of a client takes a second, independent user
  // @in domains/client-risk/client-risk.ts
  it('is lowered by two independent users; the second sees each raise that is undone', async () => {
    const { db } = server();
    const { id } = await addClient(db);
    await set(hero, id, 'medium', 1, 'Cash business');
    await set(angel2, id, 'high', 2, 'On a sanctions list');
    const proposed = await set(angel, id, 'standard', 3, 'Another person of that name');
    expect(proposed.body).toMatchObject({ level: 'high', version: 3, waiting: [{ mine: true }] });
    expect((await set(angel2, id, 'low', 3)).body.code).toBe('PROPOSAL_OPEN');

    const proposal = await proposalOf(angel2, id);
    expect(proposal).toMatchObject({ note: 'Another person of that name' });
    expect(proposal.changes).toEqual([
      { field: 'risk_level', before: 'high', after: 'standard' },
      {
        field: expect.stringMatching(/^risk_raised\.high\.\d{4}-/),
        before: null,
        after: 'On a sanctions list · Victoria Lam',
      },
      {
        field: expect.stringMatching(/^risk_raised\.medium\.\d{4}-/),
        before: null,
        after: 'Cash business · 李思源',
      },
    ]);
    expect((await auditProposal(angel, proposal)).body.code).toBe('SELF_APPROVAL');
    await tie(db, 'angel2', 'angel');
    expect((await auditProposal(angel2, proposal)).body.code).toBe('TIED_APPROVAL');
    await tie(db, 'angel2', null);
    expect((await auditProposal(angel2, proposal)).body.status).toBe('applied');
    expect(await read(angel, id)).toMatchObject({
      ...{ level: 'standard', version: 4, waiting: [] },
      changes: [
        { after: 'standard', by: { name: 'Victoria Lam' }, requested_by: { name: '陈雅静' } },
        { after: 'high' },
        { after: 'medium' },
      ],
    });
  });

  it('is not lowered any more by a proposal from before a raise', async () => {
    const { id } = await addClient(server().db);
    await set(hero, id, 'medium', 1);
    await set(angel, id, 'standard', 2);
    const proposal = await proposalOf(angel2, id);
    expect((await set(hero, id, 'high', 2)).body).toMatchObject({ level: 'high', waiting: [] });
    expect((await auditProposal(angel2, proposal)).body.code).toBe('PROPOSAL_CLOSED');
    expect((await read(angel, id)).level).toBe('high');
  });

  it('is refused if unchanged or in an old version, and changed once by many at once', async () => {
    const { id } = await addClient(server().db);
    expect((await set(angel, id, 'standard', 1)).body.code).toBe('INVALID_TRANSITION');
    const all = await Promise.all(
      [angel, angel2, hero].map((who, at) => set(who, id, at === 1 ? 'high' : 'medium', 1)),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const stale = all.find(({ status }) => status === 409);
    const { current, ...told } = stale?.body ?? {};
    expect(told).toMatchObject({
      ...{ code: 'STALE_RECORD', changed_by: current.changes[0].by.name },
      changed_at: current.changes[0].at,
    });
    expect(current.version).toBe(2);
  });

  it('does not exist outside the scope', async () => {
    const { id } = await addClient(server().db, { agent: 'hero5' });
    for (const call of [hero.get(pathOf(id)), set(hero, id, 'high', 1)]) {
      expect((await call).body.code).toBe('NOT_FOUND');
    }
  });

  it('is a filter and an order of the list', async () => {
    const { db } = server();
    await addClient(db, { username: 'risk-low', riskLevel: 0 });
    await addClient(db, { username: 'risk-high', riskLevel: 3 });
    await addClient(db, { username: 'risk-medium', riskLevel: 2 });
    const listed = async (query: string) => {
      const { body } = await angel.get(`/client/admin/v1/list?q=risk-&${query}`);
      return body.list.map(({ username }: Schemas.Client) => username);
    };
    expect(await listed('sort=-risk_level')).toEqual(['risk-high', 'risk-medium', 'risk-low']);
    expect(await listed('risk_level=medium')).toEqual(['risk-medium']);
  });
});

describe('a client at high risk', () => {
  // @rule withdrawals: The high risk level of a client is acknowledged with each withdrawal
  // @in domains/withdrawal/withdrawal-evidence.ts
  it('is a reason of each deposit and withdrawal that waits, at once, and is acknowledged', async () => {
    const { db } = server();
    const of = await addClient(db, { identity: 'approved' });
    await putIn(db, of, '1000.00');
    const { id } = await addWithdrawal(db, of, { amount: '10.00' });
    const paid = await addDeposit(db, of);
    await set(angel2, of.id, 'high', 1);

    const [stored] = await db.select().from(withdrawal).where(eq(withdrawal.id, id));
    const [credited] = await db.select().from(deposit).where(eq(deposit.id, paid.id));
    const high = { code: 'client_high_risk', level: 'look' };
    for (const row of [stored, credited]) expect(row?.riskReasons).toContainEqual(high);

    const audit = (reasons: readonly string[]) =>
      angel.call(
        'POST',
        `/withdraw/admin/v1/audit/${id}`,
        { result: 'approved', acknowledged_reasons: reasons, version: 1 },
        once(),
      );
    const others = acknowledged.acknowledged_reasons.filter((code) => code !== high.code);
    expect((await audit(others)).body.code).toBe('RISK_NOT_ACKNOWLEDGED');
    expect((await audit([...others, high.code])).body.status).toBe('approved');
  });
});
