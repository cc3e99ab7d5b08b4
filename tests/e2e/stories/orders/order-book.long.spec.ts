import type { Page } from '@playwright/test';
import pg from 'pg';
import { signInByHand } from '../../../support/staff-api.ts';
import { expect as impatiently, test } from '../../support/fixtures.ts';

/** Fifty thousand lines may take their time on a busy machine; how long they take is written down, not asserted. */
const expect = impatiently.configure({ timeout: 120_000 });

const orders = 50_000;
const perOrder = 20;
const lot = 10;

/** Orders are paid on winning, so that none has money frozen. */
async function fillBook(databaseUrl: string): Promise<string> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const { rows } = await database.query<{ id: string }>(
      `insert into product (id, kind, code, name, currency, status, pool_qty, lot_size, terms)
       select gen_random_uuid(), kind, 'BOOK', 'Fifty thousand', currency, 'available', 600000, $1,
         terms || '{"funding_model": "pay_on_win", "pay_deadline": "2100-01-01T00:00:00.000Z"}'
       from product where kind = 'ipo' and currency = 'USD' and status = 'listing' limit 1
       returning id`,
      [lot],
    );
    const [product] = rows;
    if (product === undefined) throw new Error('The set has no such IPO.');
    await database.query(
      `insert into trade_record (id, order_no, kind, product_id, client_id, account_id, currency, price,
         applied_qty, amount, funding_model, status, created_at)
       select gen_random_uuid(), 'TBOOK-' || n, 'ipo', $1, holder.client_id, holder.id, 'USD', 5, $3::int, 5 * $3::int,
         'pay_on_win', 'awaiting', now() - ($2::int - n) * interval '1 second'
       from generate_series(1, $2::int) n
       join (select account.id, client_id, row_number() over (order by account.id) as place,
               count(*) over () as holders
             from account join client on client.id = client_id
             where currency = 'USD' and not fake) holder
         on holder.place = n % holder.holders + 1`,
      [product.id, orders, perOrder],
    );
    return product.id;
  } finally {
    await database.end();
  }
}

/** How long frames took from the beginning of an act until two of them were drawn after it. */
const framesOf = (page: Page, act: () => Promise<void>) =>
  test.step('frames', async () => {
    await page.evaluate(() => {
      const times: number[] = [];
      let before = performance.now();
      const next = (now: number) => {
        times.push(now - before);
        before = now;
        if (times.length < 100_000) requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
      Object.assign(window, { frameTimes: times });
    });
    await act();
    return page.evaluate(() => {
      const { frameTimes } = window as unknown as { frameTimes: number[] };
      const sorted = frameTimes.splice(0, 100_000).toSorted((a, b) => a - b);
      const at = (share: number) => Math.round(sorted[Math.floor(share * sorted.length)] ?? 0);
      return { median: at(0.5), p95: at(0.95), worst: Math.round(sorted.at(-1) ?? 0) };
    });
  });

test('an order book of 50,000 lines is opened, scrolled, typed in, judged, computed and saved, with only the visible lines in the document', async ({
  page,
  signIn,
  startOwn,
}) => {
  test.setTimeout(600_000);
  const own = await startOwn();
  const productId = await fillBook(own.databaseUrl);
  const figures: Record<string, unknown> = {};
  const timed = async (name: string, act: () => Promise<void>) => {
    const began = performance.now();
    await act();
    figures[name] = `${Math.round(performance.now() - began)} ms`;
  };
  await signIn('angel', own);
  const book = page.getByRole('dialog', { name: /^BOOK / });
  const laws = book.getByRole('list', { name: '配售规则' });
  await timed('opened', async () => {
    await page.goto(`${own.url}/trx/allocation?env=tr&q=BOOK&id=${productId}`);
    await expect(book.getByLabel('TBOOK-1 中签数量', { exact: true })).toBeVisible();
  });
  const table = book.getByRole('table');
  await expect(table).toHaveAttribute('aria-rowcount', `${orders + 1}`);
  const inDocument = () => book.locator('tbody tr[data-index]').count();
  expect(await inDocument()).toBeLessThan(100);

  const scroller = book.getByRole('region', { name: '申购订单' });
  await scroller.hover();
  figures['frames while scrolling'] = await framesOf(page, async () => {
    for (let turn = 0; turn < 60; turn++) await page.mouse.wheel(0, 900);
  });
  await timed('jumped to the end', async () => {
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(book.getByLabel(`TBOOK-${orders} 中签数量`, { exact: true })).toBeVisible();
  });
  expect(await inDocument()).toBeLessThan(100);

  const last = book.getByLabel(`TBOOK-${orders} 中签数量`, { exact: true });
  figures['frames while typing'] = await framesOf(page, async () => {
    await last.pressSequentially('12345678');
  });
  await expect(laws).toContainText('1 笔超过申购数量');
  await last.fill('15');
  await expect(laws).toContainText('1 笔不是整手');
  await last.fill('20');
  await expect(laws).toContainText('共配 20，可配 600,000，剩余 599,980');

  await timed('searched', async () => {
    await book.getByRole('searchbox').fill('TBOOK-49999');
    await expect(table).toHaveAttribute('aria-rowcount', '2');
  });
  await book.getByRole('searchbox').fill('');
  await expect(table).toHaveAttribute('aria-rowcount', `${orders + 1}`);

  const lines = Array.from({ length: orders }, (_, at) => `TBOOK-${at + 1},10`);
  await timed('imported and checked', async () => {
    await book.getByRole('button', { name: '导入' }).click();
    const dialog = page.getByRole('dialog', { name: '导入中签数量' });
    await page.locator('[data-slot=dialog] input[type=file]').setInputFiles({
      ...{ name: 'allocation.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(`订单号,中签数量\n${lines.join('\n')}\n`),
    });
    await dialog.getByRole('button', { name: '导入', exact: true }).click();
    await expect(laws).toContainText('共配 500,000，可配 600,000，剩余 100,000');
  });

  await book.getByRole('button', { name: '按规则分配' }).click();
  const form = page.getByRole('dialog', { name: '按规则分配' });
  await form.getByText('配号摇号').click();
  await timed('computed by a draw', async () => {
    await form.getByRole('button', { name: '计算' }).click();
    await expect(laws).toContainText('共配 600,000，可配 600,000，剩余 0');
  });
  await timed('saved', async () => {
    await book.getByRole('button', { name: '保存草稿' }).click();
    await expect(book).toContainText('可复核人');
  });
  const angel = await signInByHand(own.url, 'angel');
  const { body } = await angel.get<{ allotted_total: number }>(
    `/trx/admin/v1/ipo/${productId}/allocation`,
  );
  expect(body.allotted_total).toBe(600_000);
  test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
  process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`);
});
