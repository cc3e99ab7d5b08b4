import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, client as clientTable, kyc, setting } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allot,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';

const server = useTestServer();
let angel: ApiClient;
let trx: ReturnType<typeof tradeCalls>;
const unseen = { acknowledged_reasons: [] };
const found = [{ code: 'client_unverified', level: 'look' }];

beforeAll(async () => {
  angel = await server().signIn('angel');
  trx = tradeCalls(angel);
});

async function order(identity?: 'approved' | 'rejected' | 'pending') {
  const { db } = server();
  const client = await addRichClient(db, identity && { identity });
  return { client, trade: await addTrade(db, client, await addProduct(db, 'quant')) };
}

async function allotted() {
  const { db } = server();
  const terms = { funding_model: 'pay_on_win', issue_price: '2.00' };
  const trade = await addTrade(
    db,
    await addRichClient(db),
    await addProduct(db, 'ipo', { terms }),
    {
      quantity: '500',
    },
  );
  await allot(db, trade);
  return trade;
}

const levelIs = (level: 'look' | 'stop' | 'none') => {
  const value = { risk: { order: { client_unverified: level } } };
  return server()
    .db.insert(setting)
    .values({ key: 'trade', value })
    .onConflictDoUpdate({ target: setting.key, set: { value } });
};

const viewOf = async (trade: { kind: string; id: string }) => (await trx.detail(trade)).body.trade;

describe('an order of a client without an approved identity', () => {
  // @rule trade-records: Approving an order of an unverified client needs the risk acknowledged
  // @in ./trade-view.ts
  it.each([undefined, 'pending', 'rejected'] as const)(
    'has a risk at look with the identity %s, until it is decided',
    async (identity) => {
      const { client, trade } = await order(identity);
      expect(await viewOf(trade)).toMatchObject({ risk: 'look', risk_reasons: found });
      const refused = await trx.approve(trade, 1, unseen);
      expect([refused.status, refused.body.code]).toEqual([409, 'RISK_NOT_ACKNOWLEDGED']);
      expect(
        (await trx.audit(trade, { result: 'rejected', bulk: true, reason_code: 'duplicate' })).body
          .code,
      ).toBe('RISK_NOT_ACKNOWLEDGED');
      const { db } = server();
      const verified = { status: 'approved', fullName: '测试客户' } as const;
      await db.update(kyc).set(verified).where(eq(kyc.clientId, client.id));
      await db
        .update(clientTable)
        .set({ kycStatus: 'approved' })
        .where(eq(clientTable.id, client.id));
      expect(await viewOf(trade)).toMatchObject({ risk: 'none', risk_reasons: [] });
    },
  );

  it('is approved once the risk is acknowledged, which its history keeps', async () => {
    const { trade } = await order();
    const seen = { acknowledged_reasons: ['client_unverified'] };
    expect((await trx.approve(trade, 1, seen)).body).toMatchObject({
      status: 'holding',
      risk: 'none',
    });
    const { history } = (await trx.detail(trade)).body;
    expect(history.at(-1)).toMatchObject({ action: 'approved', ...seen });
    const verified = await order('approved');
    expect((await trx.approve(verified.trade, 1, unseen)).status).toBe(200);
  });

  // @rule trade-records: Paying an allotment of an unverified client needs the risk acknowledged
  // @in domains/settlement/payments.ts
  it('is paid once the risk is acknowledged, which its history keeps', async () => {
    const trade = await allotted();
    const refused = await trx.pay(trade, 2, '400.00', unseen);
    expect([refused.status, refused.body.code]).toEqual([409, 'RISK_NOT_ACKNOWLEDGED']);
    expect(refused.body.errors[0].field).toBe('acknowledged_reasons');
    expect((await trx.pay(trade, 2, '400.00')).body.status).toBe('outstanding');
    expect((await trx.detail(trade)).body.history.at(-1)).toMatchObject({
      action: 'paid',
      acknowledged_reasons: ['client_unverified'],
    });
  });
});

describe('the level of an unverified client, if it is', () => {
  it('stop, takes a reason and two people to approve, and is never approved in bulk', async () => {
    const { trade } = await order();
    await levelIs('stop');
    try {
      expect((await viewOf(trade)).risk).toBe('stop');
      expect((await trx.approve(trade)).body.code).toBe('RISK_NEEDS_OVERRIDE');
      expect((await trx.approve(trade, 1, { bulk: true })).body.code).toBe('RISK_NOT_IN_BULK');
      const why = { override_reason: '客户已到柜台核对证件' };
      expect((await trx.approve(trade, 1, why)).body).toMatchObject({
        status: 'awaiting',
        decision: { second_person: { bound: 'risk', waiting: { mine: true } } },
      });
      const second = tradeCalls(await server().signIn('angel2'));
      expect((await second.approve(trade, 1, why)).body.status).toBe('holding');
      const about = and(eq(auditLog.subjectId, trade.id), eq(auditLog.action, 'trade.approved'));
      const [entry] = await server().db.select().from(auditLog).where(about);
      expect(entry?.after).toMatchObject({ ...why, risk_reasons: ['client_unverified'] });
    } finally {
      await levelIs('look');
    }
  });

  // @rule second-person: The second user approves the quantity of the first, and no other
  // @in domains/approval/two-people.ts
  it('stop, is not approved by the second user with another quantity than the first', async () => {
    const { db, signIn } = server();
    const trade = await addTrade(db, await addRichClient(db), await addProduct(db, 'stock'));
    await levelIs('stop');
    try {
      const why = { override_reason: '客户已到柜台核对证件' };
      const first = await trx.approve(trade, 1, { ...why, allotted_qty: 100 });
      expect(first.body.decision.second_person.waiting.changes).toContainEqual({
        ...{ field: 'quantity', before: null, after: '100' },
      });
      const second = tradeCalls(await signIn('angel2'));
      for (const other of [{ allotted_qty: 500 }, {}]) {
        const refused = await second.approve(trade, 1, { ...why, ...other });
        expect([refused.status, refused.body.code]).toEqual([409, 'PROPOSAL_OPEN']);
      }
      const own = { override_reason: 'Seen at the counter', allotted_qty: 100 };
      expect((await second.approve(trade, 1, own)).body).toMatchObject({
        ...{ status: 'holding', allotted_qty: '100' },
      });
    } finally {
      await levelIs('look');
    }
  });

  it('stop, takes a reason to pay, and is never paid in bulk', async () => {
    const trade = await allotted();
    await levelIs('stop');
    try {
      expect((await trx.pay(trade, 2, '100.00')).body.code).toBe('RISK_NEEDS_OVERRIDE');
      expect((await trx.pay(trade, 2, '100.00', { bulk: true })).body.code).toBe(
        'RISK_NOT_IN_BULK',
      );
      const why = { override_reason: '客户已到柜台核对证件' };
      expect((await trx.pay(trade, 2, '100.00', why)).body.status).toBe('outstanding');
    } finally {
      await levelIs('look');
    }
  });

  it('none, asks for nothing', async () => {
    const { trade } = await order();
    await levelIs('none');
    try {
      expect(await viewOf(trade)).toMatchObject({ risk: 'none', risk_reasons: [] });
      expect((await trx.approve(trade, 1, unseen)).status).toBe(200);
    } finally {
      await levelIs('look');
    }
  });
});
