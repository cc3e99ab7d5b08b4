import { expect, it } from 'vitest';
import { useTestServer } from '../../testing/test-server.ts';
import { seedLargeOrders } from './orders.ts';

const server = useTestServer({ seed: 'demo', brokenBooks: true });

it('adds products that their lists show, with the orders of each', async () => {
  await seedLargeOrders(server().owner, 840, () => {});
  const god = await server().signIn('god');
  for (const kind of ['stock', 'block', 'ipo', 'daily', 'ai', 'fund', 'quant']) {
    const { status, body } = await god.get(`/${kind}/admin/v1/list?q=LARGE-${kind}&size=50`);
    expect([kind, status, body.total]).toEqual([kind, 200, 6]);
    const orders = body.list.map((one: { usage: { orders: number } }) => one.usage.orders);
    expect(orders.every((count: number) => count > 0)).toBe(true);
  }
});
