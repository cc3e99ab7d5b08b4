import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/database.ts';
import { product } from '../../kernel/db/schema.ts';
import { inBatches, scatter, timedId } from './batches.ts';

const kinds = ['stock', 'block', 'ipo', 'daily', 'ai', 'fund', 'quant'] as const;
const currencies = ['USD', 'USD', 'USD', 'USD', 'HKD', 'CNY'] as const;

export async function seedLargeOrders(
  db: Database,
  count: number,
  progress: (done: string) => void,
): Promise<void> {
  for (const kind of kinds) {
    const [like] = await db.select().from(product).where(eq(product.kind, kind)).limit(1);
    if (like === undefined)
      throw new Error(`The demonstration set has no product of the kind ${kind}.`);
    const { id: _, ...terms } = like;
    for (const [at, currency] of currencies.entries()) {
      await db.insert(product).values({
        ...terms,
        ...{ currency, code: `LARGE-${kind}-${at}`, name: `Large ${kind} ${at}` },
      });
    }
  }
  await inBatches(db, count, async (tx, { from, to, of }) => {
    await tx.execute(sql`
      with products as materialized (
        select id, kind, currency, row_number() over (partition by currency order by code) - 1 as place,
          count(*) over (partition by currency) as count
        from product where code like 'LARGE-%'
      ), accounts as materialized (
        select a.id, a.client_id, a.currency, row_number() over (order by a.id) - 1 as number
        from account a join client c on c.id = a.client_id where not c.fake and a.currency in ('USD', 'HKD', 'CNY')
      ), numbered as materialized (
        select number, now() - interval '365 days' * (1 - number / ${of}::float8) as at,
          (100 + ${scatter(sql`'b' || number`)} % 900000)::numeric / 100 as amount,
          (array['awaiting', 'payment', 'outstanding', 'holding', 'holding', 'holding', 'sold', 'unsettled',
            'completed', 'completed', 'completed', 'completed', 'released'])[1 + ${scatter(sql`'s' || number`)} % 13] as status
        from generate_series(${from}::int, ${to - 1}::int) as number
      )
      insert into trade_record (id, order_no, kind, product_id, client_id, account_id, currency, amount, payable, paid,
        opened_at, sold_at, profit, status, made_at, version, created_at, updated_at)
      select ${timedId(sql`n.at`, sql`'large order' || n.number`)}, 'L' || n.number,
        case when p.kind = 'ai' and n.number % 5 = 0 then 'subscribe' else p.kind end, p.id, a.client_id, a.id, a.currency,
        n.amount, n.amount, case when n.status in ('awaiting', 'payment', 'outstanding', 'released') then 0 else n.amount end,
        case when n.status in ('holding', 'sold', 'unsettled', 'completed') then n.at end,
        case when n.status in ('sold', 'unsettled', 'completed') then least(n.at + interval '10 days', now()) end,
        case when n.status in ('sold', 'unsettled', 'completed') then round(n.amount * 0.01, 2) end,
        n.status, n.at, 1, n.at, n.at
      from numbered n
      join accounts a on a.number = ${scatter(sql`'o' || n.number`)} % (select count(*) from accounts)
      join products p on p.currency = a.currency and p.place = ${scatter(sql`'p' || n.number`)} % p.count
      order by n.number`);
    progress(`${to} orders`);
  });
}
