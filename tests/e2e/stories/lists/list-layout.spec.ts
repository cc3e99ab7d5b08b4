import type { Schemas } from '@brokerdesk/sdk';
import { recordDeposit } from '../../../support/deposits.ts';
import { expect, test } from '../../support/fixtures.ts';
import { chooseState } from '../../support/list-filters.ts';

for (const [width, height, rows] of [
  [1440, 900, 18],
  [1280, 720, 13],
] as const) {
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height } });

    test(`the rows of a queue begin by 170 px, and ${rows} of them are visible`, async ({
      page,
      signIn,
    }) => {
      await signIn('angel');
      await page.goto('/funds/deposit');
      const row = page.getByRole('main').locator('tbody tr');
      await expect(row.nth(rows).locator('[data-row-open]')).toBeAttached();
      const first = await row.first().boundingBox();
      expect(first?.y).toBeLessThanOrEqual(170);
      const totals = await page.getByRole('main').locator('tfoot').boundingBox();
      const last = await row.nth(rows - 1).boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(totals?.y ?? 0);
    });
  });
}

test.describe('at 1280×800', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a list below a heading and tabs ends in the window, with its pages @night', async ({
    page,
    signIn,
  }) => {
    await signIn('god');
    for (const path of [
      '/users',
      '/config/exchange_config',
      '/config/exchange_config?view=market',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('main').locator('[data-row-open]').first()).toBeVisible();
      const beyond = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(beyond, path).toBeLessThanOrEqual(0);
      await expect(
        page
          .getByRole('main')
          .getByText(/^共 \d+ 条$/)
          .last(),
      ).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a list makes room for the record that is open beside it @night', async ({
    page,
    signIn,
  }) => {
    await signIn('angel');
    await page.goto('/funds/deposit');
    const list = page.getByRole('region', { name: '入金记录' });
    const amount = list.getByRole('button', { name: /查看资金流水/ }).first();
    await expect(amount).toHaveCSS('text-decoration-line', 'underline');
    await list.locator('[data-row-open]').first().click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    const edge = async () => (await drawer.boundingBox())?.x ?? 0;
    const end = async () => {
      const box = await list.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    };
    await expect.poll(async () => (await end()) - (await edge())).toBeLessThan(0);
    const state = list.getByRole('columnheader', { name: '状态' });
    const box = await state.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(await end());
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    expect(await end()).toBeGreaterThan(1300);
  });
});

test('the states of a queue are counted as the server counts them, and so is what waits in the menu', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const count = async (status: string) => {
    const path = `/deposit/admin/v1/list?status=${status}&size=1`;
    return (await angel.get<Schemas.DepositList>(path)).body.total;
  };
  const rejected = await count('rejected');
  await signIn('god');
  await page.goto('/funds/deposit');
  const entry = page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: /入金审核/ });
  await expect(page.getByRole('radio', { name: /^已驳回/ })).toHaveAccessibleName(
    `已驳回 ${rejected}`,
  );
  await expect(entry).toHaveAttribute('aria-description', /^\d+ 条待处理$/);
  await chooseState(page, '已驳回');
  await expect(page.getByText(`共 ${rejected} 条`).last()).toBeVisible();
  await recordDeposit(angel, { amount: '31.00' });
  await expect
    .poll(async () => {
      const waiting = await count('pending');
      return (await entry.getAttribute('aria-description')) === `${waiting} 条待处理`;
    })
    .toBe(true);
});

test('totals take one line, and the badges of rows are in their middle @night', async ({
  page,
  signIn,
}) => {
  await signIn('god');
  // Without the clients of other stories, whose accounts are in further currencies.
  await page.goto('/client?kyc_status=approved');
  const list = page.getByRole('main');
  await expect(list.getByText(/^折合/)).toBeVisible();
  expect((await list.locator('tfoot').boundingBox())?.height).toBeLessThanOrEqual(34);
  const rows = list.locator('tbody tr').filter({ has: page.locator('[data-row-open]') });
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
  expect([...new Set(heights)]).toHaveLength(1);
  const offCentre = await list.locator('tbody [data-slot=status-badge]').evaluateAll((badges) =>
    badges.map((badge) => {
      const [inner, outer] = [badge, badge.closest('td')].map((one) =>
        one?.getBoundingClientRect(),
      );
      if (!inner || !outer) return Number.NaN;
      return Math.abs(inner.top + inner.bottom - outer.top - outer.bottom) / 2;
    }),
  );
  expect(Math.max(...offCentre)).toBeLessThanOrEqual(1);
});

test('in the narrow menu a count is below its icon, and hides none of it @night', async ({
  page,
  arrive,
}) => {
  await arrive('angel');
  const counted = page.locator('nav a[data-waiting]');
  await expect(counted.first()).toBeVisible();
  const room = await counted.evaluateAll((links) =>
    links.map((link) => {
      const icon = link.querySelector('svg')?.getBoundingClientRect();
      const countHeight = 16;
      return link.getBoundingClientRect().bottom - countHeight - (icon?.bottom ?? Number.NaN);
    }),
  );
  expect(Math.min(...room)).toBeGreaterThanOrEqual(0);
});
