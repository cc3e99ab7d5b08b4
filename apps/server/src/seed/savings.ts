import { inArray, sql } from 'drizzle-orm';
import { productKinds } from '../domains/product/product-kinds.ts';
import { productFacts } from '../domains/product/store-product.ts';
import { accrueInterest, type SavingHolding } from '../domains/saving/accrue-interest.ts';
import { openHolding } from '../domains/saving/enter-holding.ts';
import { dateAfter, rateOf } from '../domains/saving/saving-terms.ts';
import { rowsOf, type Transaction } from '../kernel/db/database.ts';
import { account, client, clientTradeSetting, product } from '../kernel/db/schema.ts';
import type { Random } from '../kernel/random.ts';
import { type AuditEntry, writeAuditEntries } from '../platform/audit-log.ts';
import { dateOf } from '../platform/time-zone.ts';
import type { DemoStaff } from './staff.ts';

interface Parts {
  random: Random;
  staff: DemoStaff;
  now: Date;
  timeZone: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const perProduct = 4;
const daysMax = 45;

interface Purse {
  account: { id: string; clientId: string };
  since: Date;
  room: string;
}

export async function seedSavings(tx: Transaction, parts: Parts): Promise<void> {
  const products = await tx
    .select()
    .from(product)
    .where(inArray(product.code, ['S-FLEX', 'S-90']))
    .orderBy(product.code);
  const audits: AuditEntry[] = [];
  for (const row of products) {
    const saved = productFacts(productKinds.saving, row);
    for (const purse of await readPurses(tx, saved.currency, parts.now)) {
      audits.push(...(await makeSaving(tx, { ...parts, saved, purse })));
    }
  }
  await writeAuditEntries(tx, null, audits);
}

type Saved = ReturnType<typeof productFacts<'saving'>>;

async function makeSaving(
  tx: Transaction,
  { random, staff, now, timeZone, saved, purse }: Parts & { saved: Saved; purse: Purse },
): Promise<AuditEntry[]> {
  const earliest = new Date(Math.max(purse.since.getTime(), now.getTime() - daysMax * dayMs));
  const at = random.between(earliest, new Date(now.getTime() - dayMs));
  const most = Math.min(60_000, Math.floor(Number(purse.room) / 2));
  const principal = `${random.whole(Math.min(500, most), most)}.00`;
  const { currency, term_days: termDays, payout, tiers } = saved;
  const rate = rateOf(tiers, principal);
  if (rate === undefined) throw new Error('The amount reaches no tier.');
  const openedOn = dateOf(at, timeZone);
  const { opened, audit } = await openHolding(tx, {
    product: saved,
    account: { ...purse.account, currency },
    terms: { principal, currency, rate, termDays, payout, openedOn },
    ...{ makerId: staff.angel, checkerId: staff.angel2, remark: '电话委托', timeZone, at },
    id: random.id(at),
  });
  const audits = [audit];
  let holding: SavingHolding = opened;
  const today = dateOf(now, timeZone);
  for (let day = dateAfter(openedOn, 1); day <= today; day = dateAfter(day, 1)) {
    const then = new Date(Math.min(Date.parse(`${day}T00:10:00Z`) + dayMs, now.getTime()));
    const makeId = () => random.id(then);
    const step = await accrueInterest(tx, holding, { today: day, at: then, makeId });
    holding = step.after;
    if (step.audit !== null) audits.push(step.audit);
  }
  return audits;
}

async function readPurses(tx: Transaction, currency: string, now: Date): Promise<Purse[]> {
  const until = new Date(now.getTime() - 3 * dayMs);
  const rows = await rowsOf<{ id: string; client_id: string; room: string; since: string }>(
    tx,
    sql`
    select a.id, a.client_id, (a.balance - a.frozen)::text as room, l.since::text
    from ${account} a join ${client} c on c.id = a.client_id
    cross join lateral (select max(e.created_at) as since from ledger_entry e where e.account_id = a.id) l
    where a.currency = ${currency} and a.balance - a.frozen >= 1500 and l.since < ${until.toISOString()}::timestamptz
      and c.active and not c.locked and not c.fake
      and not exists (select from ${clientTradeSetting} s where s.client_id = c.id)
    order by l.since, a.id limit ${perProduct}`,
  );
  return rows.map(({ id, client_id: clientId, since, room }) => ({
    account: { id, clientId },
    since: new Date(since),
    room,
  }));
}
