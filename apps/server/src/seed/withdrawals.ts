import { and, asc, eq, max, sql } from 'drizzle-orm';
import * as steps from '../domains/withdrawal/audit-withdrawal.ts';
import { bookWithdrawal } from '../domains/withdrawal/book-withdrawal.ts';
import { confirm, send } from '../domains/withdrawal/payout.ts';
import { rowsOf, type Transaction } from '../kernel/db/database.ts';
import type { Destination } from '../kernel/db/schema/withdrawal.ts';
import {
  account,
  client,
  clientAccess,
  clientBank,
  deposit,
  kyc,
  type withdrawal,
} from '../kernel/db/schema.ts';
import { compare } from '../kernel/money/decimal.ts';
import type { Random } from '../kernel/random.ts';
import { type AuditEntry, writeAuditEntries } from '../platform/audit-log.ts';
import { dateOf } from '../platform/time-zone.ts';
import type { DemoStaff } from './staff.ts';

interface Setting {
  random: Random;
  staff: DemoStaff;
  now: Date;
  timeZone: string;
}

interface Holder {
  account: { id: string; clientId: string; currency: string };
  name: string;
  agentId: string | null;
  creditedAt: Date | null;
  available: string;
}

interface PlannedWithdrawal {
  holder: Holder;
  amount: string;
  fee?: string;
  destination: Destination;
  hoursAgo: number;
  makerId?: string;
  end?: 'approved' | 'rejected';
}

export const showcaseCards = {
  odd: '6225880100008888',
  clean: '6225880100006666',
  large: '6225880100007777',
} as const;

const hourMs = 60 * 60 * 1000;
const banks = ['中国工商银行', '招商银行', 'HSBC Hong Kong', 'DBS Bank'] as const;
const ordinary = 18;

export async function seedWithdrawals(tx: Transaction, setting: Setting): Promise<void> {
  const { random, staff } = setting;
  const holders = await richHolders(tx);
  const calm = await calmHolder(tx, setting, holders);
  const others = holders.filter((holder) => holder !== calm);
  const suspect = others
    .filter(({ agentId }) => agentId === staff.hero)
    .toSorted((a, b) => Number(b.creditedAt) - Number(a.creditedAt))
    .at(0);
  const plain = others.filter((holder) => holder !== suspect);
  const planned: PlannedWithdrawal[] = plain.slice(0, ordinary).flatMap((holder, number) => {
    const destination = cardOf(holder, random.pick(banks), `6217${random.digits(12)}`);
    const amount = `${random.whole(6, 90) * 10}.00`;
    const now: PlannedWithdrawal = { holder, amount, destination, hoursAgo: random.whole(1, 46) };
    const before: PlannedWithdrawal = {
      ...now,
      amount: '50.00',
      hoursAgo: 90 + number,
      end: 'approved',
    };
    return number % 3 === 0 ? [now] : [before, now];
  });
  if (calm) planned.push(...cleanCase(calm));
  if (suspect) planned.push(...(await oddCase(tx, setting, suspect, plain)));
  const rich = plain.find(({ available }) => compare(available, '20000') >= 0);
  if (rich) {
    const destination = cardOf(rich, 'HSBC Hong Kong, Central Branch', showcaseCards.large);
    planned.push({
      holder: rich,
      amount: '12000.00',
      destination,
      hoursAgo: 5,
      makerId: staff.angel,
    });
  }
  const audits: AuditEntry[] = [];
  for (const one of planned) audits.push(...(await make(tx, setting, one)));
  await writeAuditEntries(tx, null, audits);
}

/** Always in the same order. */
async function richHolders(tx: Transaction): Promise<Holder[]> {
  return tx
    .select({
      account: { id: account.id, clientId: account.clientId, currency: account.currency },
      name: client.fullName,
      agentId: client.agentId,
      creditedAt: max(deposit.checkedAt),
      available: sql<string>`${account.balance} - ${account.frozen}`,
    })
    .from(account)
    .innerJoin(client, and(eq(client.id, account.clientId), eq(client.fake, false)))
    .innerJoin(kyc, and(eq(kyc.clientId, client.id), eq(kyc.status, 'approved')))
    .leftJoin(deposit, and(eq(deposit.accountId, account.id), eq(deposit.status, 'approved')))
    .where(and(eq(account.currency, 'USD'), sql`${account.balance} - ${account.frozen} >= 3000`))
    .groupBy(account.id, client.id)
    .orderBy(asc(account.id));
}

async function calmHolder(
  tx: Transaction,
  { now }: Setting,
  holders: readonly Holder[],
): Promise<Holder | undefined> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`
    select a.id from account a
    where not exists (
      select from deposit d where d.account_id = a.id and d.status <> 'rejected'
        and d.created_at > ${new Date(now.getTime() - 40 * 24 * hourMs)})
    and not exists (
      select from client_access c where c.client_id = a.client_id
        and c.at > ${new Date(now.getTime() - 20 * 24 * hourMs)})`,
  );
  const quiet = new Set(rows.map(({ id }) => id));
  return holders.findLast((holder) => quiet.has(holder.account.id));
}

function cleanCase(holder: Holder): PlannedWithdrawal[] {
  const destination = cardOf(holder, '招商银行深圳福田支行', showcaseCards.clean);
  const request = { holder, destination, amount: '300.00' };
  return [
    { ...request, hoursAgo: 140, end: 'approved' },
    { ...request, hoursAgo: 110, end: 'approved' },
    { ...request, amount: '450.00', fee: '5.00', hoursAgo: 3 },
  ];
}

async function oddCase(
  tx: Transaction,
  { random, staff, now }: Setting,
  suspect: Holder,
  others: readonly Holder[],
): Promise<PlannedWithdrawal[]> {
  const destination: Destination = {
    ...cardOf(suspect, 'DBS Bank, Raffles Place', showcaseCards.odd),
    holder_name: '王建国',
  };
  const own = others.find(({ agentId }) => agentId === staff.hero);
  const foreign = others.find(({ agentId }) => agentId !== staff.hero);
  const seen = (holder: Holder, hoursAgo: number, action: 'signed_in' | 'password_changed') => {
    const at = new Date(now.getTime() - hoursAgo * hourMs);
    const { clientId } = holder.account;
    const place = { ip: '103.252.118.9', country: 'SG', city: 'Singapore' };
    const device = { deviceOs: 'Android', deviceType: 'mobile' } as const;
    return { id: random.id(at), clientId, at, action, ...device, ...place };
  };
  await tx
    .insert(clientAccess)
    .values([
      seen(suspect, 9, 'signed_in'),
      seen(suspect, 8, 'password_changed'),
      ...[own, foreign].flatMap((other) => (other ? [seen(other, 30, 'signed_in')] : [])),
    ]);
  const tried: PlannedWithdrawal[] = foreign
    ? [{ holder: foreign, destination, amount: '800.00', hoursAgo: 26, end: 'rejected' }]
    : [];
  return [...tried, { holder: suspect, destination, amount: '1200.00', fee: '12.00', hoursAgo: 6 }];
}

function cardOf({ name }: Holder, bankName: string, accNo: string) {
  return {
    kind: 'bank',
    bank_name: bankName,
    holder_name: name,
    acc_no: accNo,
    address: null,
    phone: null,
  } as const;
}

async function make(
  tx: Transaction,
  setting: Setting,
  { holder, amount, fee, destination, hoursAgo, end, makerId }: PlannedWithdrawal,
): Promise<AuditEntry[]> {
  const { random, staff, now, timeZone } = setting;
  const at = new Date(now.getTime() - hoursAgo * hourMs);
  if (destination.kind === 'bank' && destination.holder_name === holder.name) {
    await saveCard(tx, setting, holder, destination);
  }
  const { booked, audit } = await bookWithdrawal(tx, {
    account: holder.account,
    amount,
    fee: fee ?? random.pick(['0.00', '2.00', '5.00']),
    destination,
    makerId: makerId ?? null,
    clientRemark: random.pick(['请尽快处理', null, null]),
    baseCurrency: 'USD',
    timeZone,
    at,
    id: random.id(at),
  });
  if (end === undefined) return [audit];
  const checked = { actorId: staff.angel2, at: new Date(at.getTime() + hourMs) };
  if (end === 'rejected') {
    const why = { reasonCode: 'holder_differs', reason: null };
    return [
      audit,
      (await steps.settleStep(tx, booked, { action: 'reject', ...why, ...checked })).audit,
    ];
  }
  const approved = await steps.settleStep(tx, booked, { action: 'approve', ...checked });
  const sent = await sendPayout(tx, setting, approved.after);
  const paidAt = new Date(checked.at.getTime() + 20 * hourMs);
  const paid = await confirm(tx, sent.after, { actorId: staff.god, at: paidAt });
  return [audit, approved.audit, sent.audit, paid.audit];
}

export function sendPayout(
  tx: Transaction,
  { staff, timeZone }: Pick<Setting, 'staff' | 'timeZone'>,
  record: typeof withdrawal.$inferSelect,
) {
  const at = new Date(record.updatedAt.getTime() + hourMs);
  const reference =
    record.destination.kind === 'bank'
      ? `FT${record.orderNo.replaceAll(/\D/g, '')}`
      : `0x${record.id.replaceAll('-', '').padEnd(64, '5c')}`;
  const facts = { reference, sentOn: dateOf(at, timeZone), receiptId: null };
  return send(tx, record, facts, { actorId: staff.angel, at });
}

async function saveCard(
  tx: Transaction,
  { random, now }: Setting,
  { account: { clientId }, name }: Holder,
  { bank_name: bankName, acc_no: accNo }: Extract<Destination, { kind: 'bank' }>,
): Promise<void> {
  const createdAt = new Date(now.getTime() - 100 * 24 * hourMs);
  const times = { createdAt, updatedAt: createdAt };
  await tx
    .insert(clientBank)
    .values({ id: random.id(createdAt), clientId, bankName, holderName: name, accNo, ...times })
    .onConflictDoNothing();
}
