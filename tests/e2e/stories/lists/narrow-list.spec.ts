import type { Schemas } from '@brokerdesk/sdk';
import { clientWithAccount } from '../../../support/deposits.ts';
import { axeFindings } from '../../support/axe.ts';
import { choose } from '../../support/choose.ts';
import { expect, test } from '../../support/fixtures.ts';
import { chooseState, openFilters, openListMenu } from '../../support/list-filters.ts';

test.use({ viewport: { width: 375, height: 812 } });

test('on a narrow screen the cards of a list are sorted by a choice, which stays in the address @night', async ({
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
  await choose(page.getByLabel('排序'), '订单号 升序');
  await expect(page).toHaveURL(/sort=order_no/);
  await expect(cards.first()).toContainText(first.order_no);
  await page.reload();
  await expect(page.getByLabel('排序')).toHaveValue('order_no');
  await cards
    .first()
    .getByText(new Intl.NumberFormat('en-US').format(Number(first.amount)))
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`id=${first.id}`));
  await expect(page).not.toHaveURL(/client=/);
});

test('on a narrow screen filters unfold, fields of the cards are chosen, a view brings both back, and what is found is exported', async ({
  page,
  signIn,
}) => {
  await signIn('god');
  await page.goto('/funds/deposit');
  const cards = page.getByRole('list', { name: '入金记录' }).getByRole('listitem');
  await expect(cards.first()).toContainText('方式');
  await chooseState(page, '已入账');
  const created = page.getByRole('combobox', { name: '提交时间', exact: true });
  await expect(created).toBeHidden();
  await openFilters(page);
  await choose(created, '近 30 天');
  await expect(page).toHaveURL(/status=approved/);
  await expect(page).toHaveURL(/from=now-30d/);
  await expect(page.getByRole('button', { name: '筛选 1' })).toBeVisible();

  await (await openListMenu(page)).getByRole('menuitem', { name: '调整列…' }).click();
  const columns = page.getByRole('dialog', { name: '调整列' });
  await columns.getByLabel('方式', { exact: true }).uncheck();
  await columns.getByRole('button', { name: '完成' }).click();
  await expect(cards.first()).not.toContainText('方式');

  await (await openListMenu(page)).getByRole('menuitem', { name: '保存和管理视图…' }).click();
  const views = page.getByRole('dialog', { name: '视图' });
  await views.getByLabel('把当前的筛选和列保存为').fill('近期入账');
  await page.keyboard.press('Enter');
  await views.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: '清除全部' }).click();
  await expect(page).not.toHaveURL(/status=/);
  await (await openListMenu(page)).getByRole('menuitemradio', { name: /近期入账/ }).click();
  await expect(page).toHaveURL(/status=approved/);
  await expect(page).toHaveURL(/from=now-30d/);
  await expect(cards.first()).toContainText('已入账');
  await expect(cards.first()).not.toContainText('方式');

  const file = page.waitForEvent('download');
  await (await openListMenu(page)).getByRole('menuitem', { name: 'CSV (.csv)' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);
});

test('on a narrow screen a card shows the waiting time on the line of its method @night', async ({
  page,
  signIn,
}) => {
  await signIn('god');
  for (const path of ['/funds/withdrawal?status=pending', '/kyc?status=pending']) {
    await page.goto(path);
    const hourglass = page.getByRole('main').locator('li dl > div > svg');
    await expect(hourglass.first()).toBeVisible();
    const alone = await hourglass.evaluateAll((icons) => {
      const middle = (element: Element | null | undefined) => {
        const box = element?.getBoundingClientRect();
        return box ? box.top + box.height / 2 : Number.NaN;
      };
      return icons
        .map((icon) => icon.parentElement)
        .filter(
          (waited) => !(Math.abs(middle(waited) - middle(waited?.previousElementSibling)) < 4),
        )
        .map((waited) => waited?.closest('li')?.textContent);
    });
    expect(alone, path).toEqual([]);
  }
});

test('on a narrow screen the limits of approvals unfold @night', async ({ page, signIn }) => {
  await signIn('god');
  await page.goto('/approval');
  const limits = page.getByRole('main').getByRole('list').filter({ hasText: '10,000' }).first();
  await expect(page.locator('summary')).toBeVisible();
  await expect(limits).toBeHidden();
  await page.locator('summary').click();
  await expect(limits).toBeVisible();
});

test('on a narrow screen a card names nothing of which there is nothing to say, and the subject of each state of a client @night', async ({
  page,
  signIn,
}) => {
  await signIn('god');
  await page.goto('/trx/subscribe?status=awaiting&env=tr');
  const card = page.getByRole('main').locator('li:has([data-row-open])').first();
  await expect(card).toContainText('续订');
  await expect(card).not.toContainText('下次扣费');
  await page.goto('/client');
  const states = card.locator('[data-slot=status-badge]');
  await expect(states).toHaveText([/^实名/, /^账号/], { useInnerText: true });
});

test('on a narrow screen the sort order is visible also if the line above the rows has buttons @night', async ({
  page,
  signIn,
}) => {
  await signIn('god');
  for (const path of ['/users', '/config/exchange_config?view=market']) {
    await page.goto(path);
    const order = page.getByRole('main').getByLabel('排序');
    await expect(order).toBeVisible();
    // Beside the line that scrolls, so that it is never cut.
    await expect(order, path).toBeInViewport({ ratio: 1 });
  }
});

test('on a narrow screen the account of a statement can be read beside the filters that are set @night', async ({
  page,
  signIn,
}) => {
  await signIn('god');
  await page.goto('/funds/exchange');
  await page.locator('[data-row-open]').first().click();
  const account = page.getByRole('dialog').getByRole('combobox', { name: '账户' });
  await expect(page.getByRole('dialog').getByRole('button', { name: /^移除条件/ })).toBeVisible();
  expect((await account.boundingBox())?.width).toBeGreaterThan(60);
});

test('on a narrow screen what a wide one has at the right over a list is in one menu, by key as well, under a thumb @night', async ({
  page,
  signIn,
}) => {
  await signIn('god');
  await page.goto('/funds/deposit');
  const button = page.getByRole('button', { name: '列表操作' });
  const tick = page.getByRole('checkbox', { name: /^选择 / }).first();
  await expect(tick).toBeVisible();
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: '列表操作' });
  const first = menu.getByRole('menuitem', { name: '刷新' });
  const exchanges = menu.getByRole('menuitem', { name: '换汇记录' });
  await expect(first).toBeFocused();
  const entries = menu.locator('[role^=menuitem]');
  expect(await entries.allTextContents()).toEqual([
    ...['刷新', '换汇记录', '对账', '选择本页全部', '保存和管理视图…'],
    ...['紧凑', '标准', '宽松', '调整列…', '恢复默认'],
    ...['Excel (.xlsx)', 'CSV (.csv)', 'Excel，全部列', 'CSV，全部列'],
  ]);
  for (const entry of await entries.all()) {
    expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  }
  expect(await axeFindings(page)).toEqual([]);

  const height = async () => (await page.getByRole('listitem').first().boundingBox())?.height ?? 0;
  const normal = await height();
  await menu.getByRole('menuitemradio', { name: '紧凑' }).click();
  await expect.poll(height).toBeLessThan(normal);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(exchanges).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitemcheckbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tick).toBeChecked();
  const bar = page.getByRole('region', { name: '批量操作' });
  await expect(bar).toContainText('已选 20 条');
  for (const action of await bar.getByRole('button').all()) {
    const { accessibleName, height: tall } = await action.evaluate((element) => ({
      accessibleName: element.getAttribute('aria-label') ?? element.textContent,
      height: element.getBoundingClientRect().height,
    }));
    if (!accessibleName.includes('资金流水'))
      expect([accessibleName, tall]).toEqual([accessibleName, 40]);
  }

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(exchanges).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/funds\/exchange/);

  await page.goto('/client');
  await (await openListMenu(page)).getByRole('menuitem', { name: '添加机器人' }).click();
  await expect(page.getByRole('dialog', { name: '添加机器人' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('on a narrow screen a card has the links of its cells in its menu: to the client and to the ledger entries @night', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/funds/deposit?status=approved');
  const card = page.getByRole('list', { name: '入金记录' }).getByRole('listitem').first();
  await expect(card.getByRole('button')).toHaveCount(2);
  const button = card.getByRole('button', { name: '操作', exact: true });
  await expect(button).toHaveAccessibleDescription(/^D\d{8}-\d+$/);
  const box = await button.boundingBox();
  expect([box?.width, box?.height]).toEqual([40, 40]);
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: '操作' });
  await expect(menu.getByRole('menuitem')).toHaveText(['打开客户', '资金流水：金额']);
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/client=/);
  await expect(page).not.toHaveURL(/[?&]id=/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await button.click();
  await menu.getByRole('menuitem', { name: '资金流水：金额' }).click();
  await expect(page).toHaveURL(/tab=statement.*tab_record=|tab_record=.*tab=statement/);
});

test('on a narrow screen a message finds its client by typing, and a deposit is recorded with its proof @night', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const { client, account } = await clientWithAccount(angel);
  await signIn('angel');
  await page.goto('/message');
  await page.getByRole('button', { name: '发送站内信' }).click();
  const message = page.getByRole('dialog', { name: '发送站内信' });
  await message.getByRole('radio', { name: /单个客户/ }).check();
  const person = message.getByRole('combobox', { name: '客户' });
  await person.fill(client.username);
  await message.getByRole('option').first().click();
  await expect(person).toHaveValue(client.full_name);

  await page.goto(`/client?id=${client.id}`);
  await page.getByRole('button', { name: '登记入金' }).click();
  const form = page.getByRole('dialog', { name: '登记入金' });
  await choose(form.getByLabel('入金账户'), account.id);
  await form.getByLabel('金额').fill('1250.5');
  const payer = `Narrow ${crypto.randomUUID().slice(0, 8)}`;
  await form.getByLabel('付款人').fill(payer);
  await form.getByLabel('付款凭证').setInputFiles({
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(form.getByText('已上传')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(375);
  await form.getByRole('button', { name: '提交审核' }).click();
  await expect(form).toBeHidden();
  const { body } = await angel.get<Schemas.DepositList>(
    `/deposit/admin/v1/list?q=${encodeURIComponent(payer)}`,
  );
  expect(body.list.map(({ amount }) => amount)).toEqual(['1250.50']);
});

test('on a narrow screen a chart has its table, and gives it back @night', async ({
  page,
  arrive,
}) => {
  await arrive('angel');
  const chart = page.getByRole('region', { name: '每日订单' });
  await expect(chart.getByRole('slider')).toBeVisible();
  await chart.getByRole('radio', { name: '表格' }).click();
  await expect(chart.getByRole('table')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await chart.getByRole('radio', { name: '图表' }).click();
  await expect(chart.getByRole('table')).toBeHidden();
});
