import { unwrap } from '@brokerdesk/sdk';
import { sdk } from './connect.ts';
import type { Draw } from './draw.ts';

const [kind, productId] = process.argv.slice(2);
if ((kind !== 'ipo' && kind !== 'block') || productId === undefined) {
  throw new Error('Usage: node export.ts ipo|block PRODUCT_ID > draw.json');
}

const { product, scheme, seed, draw, status, ...allocation } = unwrap(
  await sdk.GET('/trx/admin/v1/{kind}/{productId}/allocation', {
    params: { path: { kind, productId } },
  }),
);
if (status !== 'published') throw new Error('This allocation is not published yet.');
if (scheme === null || seed === null) throw new Error('Its quantities were typed, not computed.');

const exported: Draw = {
  product: `${product.code} ${product.name}`,
  scheme,
  seed,
  lot_size: allocation.lot_size,
  tails: draw?.tails ?? null,
  orders: allocation.lines.map(({ order_no, client, applied, allotted }) => ({
    ...{ order_no, client: client.id, robot: client.fake, applied, allotted },
  })),
};
process.stdout.write(`${JSON.stringify(exported, null, 1)}\n`);
