import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 375, height: 812 } });

test('on a narrow screen the cards of a list are sorted by a choice, which stays in the address, and no list is wider than the screen', async ({
  page,
  signIn,
  staff,
}) => {
  const { body } = await (await staff('angel')).get<Schemas.DepositList>(
    '/deposit/admin/v1/list?sort=order_no&size=1',
  );
  const [first] = body.list;
  if (first === undefined) throw new Error('The demonstration set has no deposit.');
  await signIn('angel');
  await page.goto('/funds/deposit');
  const cards = page.getByRole('list', { name: '入金记录' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  await page.getByLabel('排序').selectOption('订单号 升序');
  await expect(page).toHaveURL(/sort=order_no/);
  await expect(cards.first()).toContainText(first.order_no);
  await page.reload();
  await expect(page.getByLabel('排序')).toHaveValue('order_no');

  // A page that is wider than the screen makes everything on it so, its dialogs' buttons included.
  for (const path of ['/client', '/message', '/kyc', '/funds/deposit']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width]).toEqual([path, 375]);
  }
});
