import type { Schemas } from '@brokerdesk/sdk';
import { productKinds } from '../domains/product/product-kinds.ts';
import { productFacts } from '../domains/product/store-product.ts';
import type { SavingHolding } from '../domains/saving/accrue-interest.ts';
import { openHolding } from '../domains/saving/enter-holding.ts';
import { dateAfter, rateOf } from '../domains/saving/saving-terms.ts';
import type { Database } from '../kernel/db/database.ts';
import { writeAudit } from '../platform/audit-log.ts';
import type { ApiAnswer, ApiClient } from './api-client.ts';
import { once } from './config-calls.ts';
import { type ClientFixture, staffId } from './deposit-fixtures.ts';
import type { ProductFixture } from './trade-fixtures.ts';

export const today = () => new Date().toISOString().slice(0, 10);
export const daysAgo = (days: number) => dateAfter(today(), -days);
/** Noon of a day, as the server sees it: the time zone of the tests is UTC. */
export const noonOf = (date: string) => new Date(`${date}T12:00:00Z`);

/** Today by default. */
export async function addSaving(
  db: Database,
  of: ClientFixture,
  saved: ProductFixture,
  { amount = '10000.00', openedOn = today() } = {},
): Promise<SavingHolding> {
  const product = productFacts(productKinds.saving, saved);
  const people = [await staffId(db, 'angel'), await staffId(db, 'angel2')] as const;
  const { currency, term_days: termDays, payout, tiers } = product;
  const rate = rateOf(tiers, amount);
  if (rate === undefined) throw new Error('The amount reaches no tier.');
  return db.transaction(async (tx) => {
    const { opened, audit } = await openHolding(tx, {
      product,
      account: { id: of.accounts[currency] ?? '', clientId: of.id, currency },
      terms: { principal: amount, currency, rate, termDays, payout, openedOn },
      ...{ makerId: people[0], checkerId: people[1], remark: null, timeZone: 'UTC' },
      at: noonOf(openedOn),
    });
    await writeAudit(tx, null, audit);
    return opened;
  });
}

type Entry = Pick<Schemas.SavingHoldingCreate, 'amount'> & Partial<Schemas.SavingHoldingCreate>;

export function savingCalls(who: ApiClient) {
  const body = (of: ClientFixture, saved: ProductFixture, entry: Entry) => ({
    client_id: of.id,
    account_id: of.accounts[saved.currency],
    product_id: saved.id,
    product_version: saved.version,
    ...entry,
  });
  return {
    enter: (of: ClientFixture, saved: ProductFixture, entry: Entry): Promise<ApiAnswer> =>
      who.call('POST', '/saving/admin/v1/holding/create', body(of, saved, entry), once()),
    preview(of: ClientFixture, saved: ProductFixture, entry: Entry): Promise<ApiAnswer> {
      const { product_version: _, ...fields } = body(of, saved, entry);
      const texts = Object.entries(fields).map(([name, value]) => [name, String(value)]);
      return who.get(`/saving/admin/v1/holding/preview?${new URLSearchParams(texts)}`);
    },
    list: (query: Record<string, string>): Promise<ApiAnswer> =>
      who.get(`/saving/admin/v1/holding/list?${new URLSearchParams(query)}`),
    detail: (id: string): Promise<ApiAnswer> => who.get(`/saving/admin/v1/holding/${id}`),
    days: (id: string, query = ''): Promise<ApiAnswer> =>
      who.get(`/saving/admin/v1/holding/days/${id}${query}`),
    exit: (id: string, version: number, remark = 'Asked for by phone'): Promise<ApiAnswer> =>
      who.call('POST', `/saving/admin/v1/holding/exit/${id}`, { remark, version }, once()),
  };
}
