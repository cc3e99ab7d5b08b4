import { and, eq, sum } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { client, tradeRecord } from '../../kernel/db/schema.ts';
import { formatMoney, formatRate } from '../../kernel/money/decimal.ts';
import { type Random, seededRandom } from '../../kernel/random.ts';
import { compactFigures } from '../../platform/figures/figures.ts';
import { addClient } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { insertProduct, insertTrade } from '../../testing/trade-rows.ts';
import { readUsage } from './product-usage.ts';
import { allottedTotal, investedIn } from './used-capacity.ts';

// Rows with figures that are counted; no money has moved for them.
const server = useTestServer({ brokenBooks: true });

const ended = ['sold', 'unsettled', 'completed'];

function anyOrder(random: Random, kinds: readonly ['stock'] | readonly ['ai', 'subscribe']) {
  const status = random.pick(tradeRecord.status.enumValues);
  const amount = `${random.whole(1, 900)}.25`;
  return {
    ...{ kind: random.pick(kinds), status, amount },
    payable: status === 'awaiting' ? '0' : amount,
    frozen: ['awaiting', 'outstanding'].includes(status) ? amount : '0',
    allottedQty: random.chance(0.6) ? String(random.whole(1, 50)) : null,
    profit: ended.includes(status) ? '0' : null,
    createdAt: new Date(Date.UTC(2026, random.whole(0, 3), random.whole(1, 28))),
  };
}

// @rule products: What hangs on a product equals its orders
it.each([[['stock']], [['ai', 'subscribe']]] as const)(
  'what hangs on a product is what its orders say, of each state and month: %s',
  async (kinds) => {
    const { db } = server();
    const random = seededRandom(23);
    const clients = [await addClient(db), await addClient(db, { fake: true })] as const;
    const product = await insertProduct(db, { kind: kinds[0] });
    for (let made = 0; made < 30; made++) {
      await insertTrade(db, random.pick(clients), product, anyOrder(random, kinds));
    }
    await compactFigures(db);
    const [real] = await db
      .select({ frozen: sum(tradeRecord.frozen) })
      .from(tradeRecord)
      .innerJoin(client, eq(client.id, tradeRecord.clientId))
      .where(and(eq(tradeRecord.productId, product.id), eq(client.fake, false)));
    // With a pool of pieces, and with one of money.
    const products = [{ pool_qty: 1000 }, { capacity: '5000.00' }].map(
      (pool) => ({ ...product, ...pool }) as never,
    );
    const [pieces, money] = (await readUsage(db, products)).map(({ usage }) => usage);
    expect(pieces?.orders).toBe(30);
    expect(pieces?.frozen).toBe(formatMoney(real?.frozen ?? '0', 'USD'));
    expect(pieces?.pool?.taken).toBe(formatRate(await allottedTotal(db, product.id)));
    const invested = await investedIn(db, { productId: product.id });
    expect(money?.pool?.taken).toBe(formatMoney(invested, 'USD'));
  },
);
