import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import { pino } from 'pino';
import { proposePublication } from '../domains/allocation/save-allocation.ts';
import { addBank } from '../domains/client/banks.ts';
import { readTradeSettings, setTradeSettings } from '../domains/client/trade-settings.ts';
import { depositReview } from '../domains/deposit/audit-deposit.ts';
import { depositRisk } from '../domains/deposit/deposit-risk.ts';
import { updateRate } from '../domains/rate/quote-rate.ts';
import { signForStaff } from '../domains/staff/sign-for-staff.ts';
import { leaderName } from '../domains/staff/team-position.ts';
import { changesBetween } from '../kernel/changes-between.ts';
import type { Database, Transaction } from '../kernel/db/database.ts';
import { allocation, client, deposit, product, rate, staffUser } from '../kernel/db/schema.ts';
import type { Random } from '../kernel/random.ts';
import { noCookies } from '../platform/cookies.ts';
import type { RequestContext, Services } from '../platform/request-context.ts';
import { actorOfStaff } from '../platform/sessions/sessions.ts';
import { readSetting } from '../platform/settings.ts';
import type { DemoStaff, DemoUsername } from './staff.ts';
import { unconfirmedUsername } from './staff.ts';

export interface ProposalSetting {
  random: Random;
  staff: DemoStaff;
  now: Date;
  parts: { db: Database; services: Pick<Services, 'files' | 'secrets'> };
}

export async function seedProposals(tx: Transaction, setting: ProposalSetting): Promise<void> {
  const [large] = await tx
    .select({ id: deposit.id, version: deposit.version })
    .from(deposit)
    .where(
      and(eq(deposit.status, 'pending'), isNull(deposit.makerId), gt(deposit.baseAmount, '10000')),
    )
    .orderBy(asc(deposit.createdAt), asc(deposit.id))
    .limit(1);
  if (large !== undefined) {
    const { id, version } = large;
    const { risk: levels } = await readSetting(tx, 'trade');
    const { riskReasons } = (await depositRisk.assess(tx, id))(levels);
    const seen = { acknowledged_reasons: riskReasons.map(({ code }) => code) };
    const approval = { result: 'approved', version, ...seen } as const;
    const context = await contextOf(tx, setting, 'mfa');
    const operation = { key: 'PUT /deposit/admin/v1/audit/{id}', limit: 'credit' } as const;
    await depositReview.decide(tx, { ...context, operation }, id, approval);
  }
  const [quoted] = await tx
    .select()
    .from(rate)
    .where(and(eq(rate.primary, 'USD'), eq(rate.secondary, 'HKD')))
    .orderBy(desc(rate.effectiveAt))
    .limit(1);
  if (quoted !== undefined) {
    const figures = { mid: '7.8135', spread: '0.0015', expires_at: null, version: quoted.version };
    await updateRate(tx, await contextOf(tx, setting, 'god'), quoted.id, figures);
  }
  await proposeInvited(tx, setting);
  await proposeDrafts(tx, setting);
  const asking = await clientOf(tx, setting.staff.hero);
  await addBank(tx, await contextOf(tx, setting, 'hero'), asking, {
    bank_name: '中国工商银行',
    holder_name: '待确认',
    acc_no: '6222021001098765432',
  });
  const discounted = await clientOf(tx, setting.staff.hero6);
  await setTradeSettings(tx, await contextOf(tx, setting, 'angel2'), discounted, {
    ...wantedSettings(await readTradeSettings(tx, discounted)),
    fee_discount_pct: '15.00',
  });
}

async function proposeDrafts(tx: Transaction, setting: ProposalSetting): Promise<void> {
  const drafts = await tx
    .select({ product, allocation, drafter: staffUser.username })
    .from(allocation)
    .innerJoin(product, eq(product.id, allocation.productId))
    .innerJoin(staffUser, eq(staffUser.id, allocation.draftedById))
    .where(eq(allocation.status, 'draft'));
  for (const { product: of, allocation: saved, drafter } of drafts) {
    // The staff of the set alone have drafted anything.
    await proposePublication(tx, await contextOf(tx, setting, drafter as DemoUsername), of, saved);
  }
}

async function proposeInvited(tx: Transaction, setting: ProposalSetting): Promise<void> {
  const [invited] = await tx
    .select()
    .from(staffUser)
    .where(eq(staffUser.username, unconfirmedUsername));
  if (invited === undefined) throw new Error(`There is no ${unconfirmedUsername}.`);
  const { username, name, role, leaderId } = invited;
  const context = await contextOf(tx, setting, 'god');
  await signForStaff(
    tx,
    { ...context, operation: { key: 'POST /user/v1/create', limit: 'staff' } },
    invited,
    {
      path: {},
      body: { username, name, role, leader_id: leaderId },
      changes: changesBetween(null, {
        username,
        name,
        role,
        leader_id: await leaderName(tx, leaderId),
      }),
    },
  );
}

function wantedSettings({
  products,
  order_max,
  daily_max,
  version,
}: Awaited<ReturnType<typeof readTradeSettings>>) {
  return { products, order_max, daily_max, version };
}

async function clientOf(tx: Transaction, agentId: string): Promise<string> {
  const [found] = await tx
    .select({ id: client.id })
    .from(client)
    .where(and(eq(client.agentId, agentId), eq(client.fake, false)))
    .orderBy(asc(client.createdAt), asc(client.id))
    .limit(1);
  if (found === undefined) throw new Error('The salesman has no client.');
  return found.id;
}

export async function contextOf(
  tx: Transaction,
  { random, staff, now, parts }: ProposalSetting,
  username: DemoUsername,
): Promise<RequestContext> {
  const [person] = await tx.select().from(staffUser).where(eq(staffUser.id, staff[username]));
  if (person === undefined) throw new Error(`There is no ${username}.`);
  return {
    db: parts.db,
    // Nothing of the rest is used by what is proposed here.
    services: parts.services as Services,
    log: pino({ level: 'silent' }),
    actor: { ...actorOfStaff(person, random.id(now)), signedInAt: new Date() },
    accessUntil: null,
    requestId: random.id(now),
    ip: '127.0.0.1',
    device: { os: 'Unknown', type: 'desktop', incognito: false },
    cookies: noCookies,
    language: 'zh-CN',
    operation: null,
    proposal: null,
  };
}
