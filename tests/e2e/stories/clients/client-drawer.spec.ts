import type { Schemas } from '@brokerdesk/sdk';
import { newClient } from '../../../support/clients.ts';
import { recordDeposit } from '../../../support/deposits.ts';
import { confirmAbout } from '../../../support/proposals.ts';
import type { StaffApi } from '../../../support/staff-api.ts';
import { reviewOf } from '../../support/deposit-review.ts';
import { expect, test, unlessByDay } from '../../support/fixtures.ts';
import { untilLive, untilQuiet } from '../../support/traffic.ts';

const soon = { timeout: 2_000 };

async function knownClient(angel: StaffApi, second: StaffApi): Promise<Schemas.Client> {
  const client = await newClient(angel, { mobile: '+8613912345678' });
  const of = `/client/admin/v1`;
  const card = { bank_name: '招商银行', holder_name: client.full_name, acc_no: '6225880123456789' };
  await angel.post(`${of}/bank/${client.id}`, card);
  await angel.post(`${of}/note/${client.id}`, { text: '出金前须电话确认' });
  const nominees = [
    { name: '王一', relationship: '配偶', share: '60.00', phone: null, dob: null },
    { name: '王二', relationship: '子女', share: '40.00', phone: null, dob: '2010-05-06' },
  ];
  const { body } = await angel.get<Schemas.Client>(`${of}/detail/${client.id}`);
  const put = await angel.put(`${of}/nominee/${client.id}`, { nominees, version: body.version });
  expect(put.status).toBe(200);
  await confirmAbout(second, client.id);
  return client;
}

test.describe('the drawer of a client', () => {
  test.use({ expectedTrouble: /bank\/.*|500/ });

  // @rule clients: A client opens over any page by URL, with every specified tab
  // @in business/client/client-address.ts
  test('opens by its link over any page, has every tab with its own states, and crypto by link alone @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const client = await knownClient(await staff('angel'), await staff('god'));
    await signIn('angel');
    const broken = '**/client/admin/v1/bank/**';
    await page.route(broken, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto(`/message?client=${client.id}&tab=bank`);
    const drawer = page.getByRole('dialog', { name: client.full_name });
    await expect(drawer.getByRole('tab', { name: '银行卡' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(drawer.getByRole('alert')).toContainText('加载失败', { timeout: 15_000 });
    await page.unroute(broken);
    await drawer.getByRole('button', { name: '重试' }).click();
    await expect(drawer).toContainText('**** **** **** 6789');
    await drawer.getByRole('button', { name: /显示完整招商银行 的卡号/ }).click();
    await expect(drawer).toContainText('6225 8801 2345 6789');

    expect((await drawer.getByRole('tab').allTextContents()).slice(0, 6)).toEqual([
      ...['实名信息', '交易设置', '访问记录', '银行卡', '受益人', '持仓'],
    ]);
    const panel = drawer.getByRole('region', { name: '基本资料' });
    const shows: readonly (readonly [string, string | null, string | RegExp])[] = [
      ['实名信息', null, '尚未提交实名认证'],
      ['交易设置', null, '可交易产品'],
      ['访问记录', null, '没有访问记录'],
      ['受益人', null, /2010\/05\/06.*100% \/ 100%/s],
      ['持仓', null, '没有持仓'],
      ['资金', '资金流水', '没有资金流水'],
      ['资金', '换汇', '没有换汇记录'],
      ['时间线', null, '注册'],
      ['备注', null, '出金前须电话确认'],
    ];
    for (const [tab, view, text] of shows) {
      await drawer.getByRole('tab', { name: tab }).click();
      if (view !== null) await drawer.getByRole('radio', { name: view }).check();
      await expect(drawer.getByRole('tabpanel', { name: tab })).toContainText(text);
      await expect(panel).toContainText(client.mobile);
    }
    await expect(page).toHaveURL(/tab=note/);
    await drawer.getByRole('tab', { name: '备注' }).press('ArrowRight');
    await expect(drawer.getByRole('tab', { name: '实名信息' })).toBeFocused();
    await expect(drawer.getByRole('tab', { name: /数字货币/ })).toHaveCount(0);
    const edge = await drawer.evaluate((box) => box.getBoundingClientRect().right);
    for (const tab of await drawer.getByRole('tab').all()) {
      const box = await tab.boundingBox();
      expect((box?.x ?? edge) + (box?.width ?? 0)).toBeLessThanOrEqual(edge);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(/\/message$/);

    await page.goto(`/client?client=${client.id}&tab=crypto`);
    await expect(drawer.getByRole('region', { name: '数字货币地址' })).toContainText(
      '没有数字货币地址',
    );
    await expect(drawer.getByRole('tab', { selected: true })).toHaveCount(0);

    // The former name of the first view, which the panel has replaced.
    await page.goto(`/client?client=${client.id}&tab=profile`);
    await expect(drawer.getByRole('tab', { name: '实名信息', selected: true })).toBeVisible();
  });
});

test('a client opens over the deposit that names it; Escape closes the client alone, and "back" opens it again', async ({
  page,
  signIn,
  staff,
}) => {
  const deposit = await recordDeposit(await staff('angel2'), { amount: '31.00' });
  await signIn('angel');
  await page.goto(`/funds/deposit?id=${deposit.id}`);
  const review = reviewOf(page, deposit);
  const name = new RegExp(deposit.client.username);
  await review.getByRole('button', { name }).click();
  const drawer = page.getByRole('dialog', { name: deposit.client.full_name });
  await expect(drawer.getByRole('heading', { name: '资金账户' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(review.getByRole('button', { name })).toBeFocused();
  await page.goBack();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(review).toBeVisible();
});

test.describe('the basic information of a client', () => {
  test('sums up what waits and leads there, and a message to the client counts as a contact', async ({
    page,
    signIn,
    staff,
  }) => {
    const deposit = await recordDeposit(await staff('angel2'), { amount: '31.00' });
    await signIn('angel');
    await page.goto(`/client?id=${deposit.client.id}&q=${deposit.client.username}`);
    const panel = page.getByRole('region', { name: '基本资料' });
    await expect(panel.getByRole('term').filter({ hasText: '总资产' })).toBeVisible();
    await page.getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: '发站内信' }).click();
    const form = page.getByRole('dialog', { name: '发送站内信' });
    await expect(form).toContainText(deposit.client.username);
    for (const field of ['中文标题', '中文正文', '英文标题', '英文正文']) {
      await form.getByLabel(field).fill('请补充汇款回单 Receipt');
    }
    await form.getByRole('button', { name: '发送', exact: true }).click();
    await expect(page.getByRole('region', { name: '通知' })).toContainText('1 位客户收到');
    await expect(panel).toContainText(/站内信 0分钟前\s*未读/);
    await panel.getByRole('link', { name: /^入金 \d+ 笔/ }).click();
    await expect(page).toHaveURL(/\/funds\/deposit/);
    await expect(page.getByRole('main')).toContainText(deposit.order_no);
  });

  test.describe('on a screen of 1440 px', () => {
    test.use({ viewport: { width: 1440, height: 720 } });

    test('stands beside the review, which can still be decided; the menu of actions is whole @night', async ({
      page,
      signIn,
      staff,
    }) => {
      const deposit = await recordDeposit(await staff('angel2'), { amount: '31.00' });
      await signIn('angel');
      await page.goto(`/funds/deposit?id=${deposit.id}&client=${deposit.client.id}`);
      const review = reviewOf(page, deposit);
      const drawer = page.getByRole('dialog', { name: deposit.client.full_name });
      await expect(drawer.getByRole('region', { name: '基本资料' })).toContainText('总资产');
      const [left, right] = [await drawer.boundingBox(), await review.boundingBox()];
      expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual((right?.x ?? 0) + 1);
      await drawer.getByRole('button', { name: '更多操作' }).click();
      await expect(page.getByRole('menuitem', { name: '删除客户' })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await review.getByRole('button', { name: /^驳回/ }).click();
      await expect(
        review.getByRole('combobox').or(review.getByRole('radio')).first(),
      ).toBeVisible();
    });
  });
});

// @rule clients: A masked number is revealed for a minute, while visible, and audited
// @in ui/reveal/reveal-value.tsx
test('a masked number is shown on demand, for a minute, and who saw it is written down', async ({
  page,
  signIn,
  staff,
}) => {
  const client = await newClient(await staff('angel'), { mobile: '+8613987654321' });
  await page.clock.install();
  await signIn('angel');
  await page.goto(`/client?client=${client.id}`);
  const drawer = page.getByRole('dialog', { name: client.full_name });
  await expect(drawer).toContainText(client.mobile);
  await expect(drawer).not.toContainText('+8613987654321');
  await drawer.getByRole('button', { name: /显示完整手机号/ }).click();
  await expect(drawer).toContainText('+8613987654321');
  const god = await staff('god');
  const audit = await god.get<Schemas.AuditList>(
    `/audit/admin/v1/list?action=client.mobile_revealed&subject_id=${client.id}`,
  );
  expect(audit.body.total).toBe(1);
  await page.clock.fastForward('00:45');
  await expect(drawer).toContainText('+8613987654321');
  await page.clock.fastForward('00:16');
  await expect(drawer).not.toContainText('+8613987654321');

  await drawer.getByRole('button', { name: /显示完整手机号/ }).click();
  await expect(drawer).toContainText('+8613987654321');
  await page.getByRole('tab', { name: '工作台' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('tab', { name: '客户管理' }).click();
  await expect(drawer).toContainText(client.mobile);
  await expect(drawer).not.toContainText('+8613987654321');
});

test('each look at a number or an address is requested and written down; it is gone with the window, and is not shown after leaving', async ({
  page,
  signIn,
  staff,
}) => {
  const client = await newClient(await staff('angel'), { mobile: '+8613987654322' });
  const god = await staff('god');
  const looks = async (field: 'mobile' | 'email') =>
    (
      await god.get<Schemas.AuditList>(
        `/audit/admin/v1/list?action=client.${field}_revealed&subject_id=${client.id}`,
      )
    ).body.total;
  await signIn('angel');
  await page.goto(`/client?client=${client.id}`);
  const drawer = page.getByRole('dialog', { name: client.full_name });
  const ask = drawer.getByRole('button', { name: /显示完整手机号/ });
  for (const count of [1, 2]) {
    await ask.click();
    await expect(drawer).toContainText('+8613987654322');
    expect(await looks('mobile')).toBe(count);
    await drawer.getByRole('button', { name: '隐藏手机号' }).click();
    await expect(drawer).not.toContainText('+8613987654322');
  }
  await drawer.getByRole('button', { name: /显示完整邮箱/ }).click();
  await expect(drawer).toContainText(`${client.username}@example.com`);
  expect(await looks('email')).toBe(1);
  // As the browser says it of a window behind another one.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
  await expect(drawer).not.toContainText(`${client.username}@example.com`);

  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/client/admin/v1/reveal/**', async (route) => {
    await held;
    await route.continue();
  });
  const answered = page.waitForResponse('**/client/admin/v1/reveal/**');
  await ask.click();
  await page.getByRole('tab', { name: '工作台' }).click();
  await expect(drawer).toHaveCount(0);
  letGo();
  await answered;
  await untilQuiet(page);
  await page.getByRole('tab', { name: '客户管理' }).click();
  await expect(drawer).toContainText(client.mobile);
  await expect(drawer).not.toContainText('+8613987654322');
});

test('a change to the client by another user is in the open drawer within two seconds', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const client = await newClient(angel);
  await signIn('angel');
  await page.goto(`/client?q=${client.username}&client=${client.id}&tab=note`);
  const drawer = page.getByRole('dialog', { name: client.full_name });
  await expect(drawer).toContainText('还没有备注');
  const row = page.getByRole('row').filter({ hasText: client.username });
  await expect(row).toContainText('正常');
  await untilLive(page);
  const god = await staff('god');
  await god.post(`/client/admin/v1/note/${client.id}`, { text: '他人刚写的备注' });
  await expect(drawer.getByRole('tabpanel')).toContainText('他人刚写的备注', soon);
  const { body: now } = await god.get<Schemas.Client>(`/client/admin/v1/detail/${client.id}`);
  await god.post(`/client/admin/v1/status/${client.id}`, {
    status: 'locked',
    version: now.version,
  });
  await expect(drawer).toContainText('锁定', soon);
  await expect(row).toContainText('锁定', soon);
  await expect(row).toHaveAttribute('data-flash', /even|odd/, soon);

  await drawer.getByRole('textbox', { name: '新备注' }).fill('自己写的备注');
  await drawer.getByRole('button', { name: '添加备注' }).click();
  await expect(drawer.getByRole('list', { name: '备注' })).toContainText('自己写的备注');
  await expect(drawer.getByRole('textbox', { name: '新备注' })).toHaveValue('');
});

test.describe('what a role may not do', () => {
  test.use({ expectedTrouble: /404/ });

  for (const { role, assigns, exports } of [
    { role: 'god', assigns: true, exports: true },
    { role: 'angel', assigns: true, exports: true },
    { role: 'superman', assigns: false, exports: false },
    { role: 'hero', assigns: false, exports: false },
  ] as const) {
    // @rule clients: Client transfer and export show only with the right; out of scope is 404
    // @in app/composed-pages/client/client-page.tsx
    test(`is neither in the list nor in the drawer of a client: ${role}${unlessByDay(role === 'hero')}`, async ({
      page,
      signIn,
      staff,
    }) => {
      const own = await (await staff(role)).get<Schemas.ClientList>('/client/admin/v1/list?size=1');
      const client = own.body.list[0];
      if (client === undefined) throw new Error(`${role} has no client.`);
      await signIn(role);
      await page.goto(`/client?q=${client.username}&id=${client.id}&tab=statement`);
      const list = page.getByRole('main');
      await expect(list.getByRole('row').filter({ hasText: client.username })).toBeVisible();
      const drawer = page.getByRole('dialog', { name: client.full_name });
      await expect(drawer.getByRole('tab')).toHaveCount(9);
      await expect(drawer.getByRole('tabpanel')).toContainText('账户');
      const count = (some: boolean) => (some ? 1 : 0);
      await expect(drawer.getByRole('button', { name: '导出' })).toHaveCount(count(exports));
      await expect(list.getByRole('button', { name: '导出' })).toHaveCount(count(exports));
      await list.getByRole('checkbox', { name: '选择本页全部' }).check();
      await expect(list.getByRole('button', { name: '标签…' })).toBeVisible();
      await expect(list.getByRole('button', { name: '转移给…' })).toHaveCount(count(assigns));
      await drawer.getByRole('tab', { name: '时间线' }).click();
      await expect(drawer.getByRole('button', { name: '入金', exact: true })).toBeVisible();
      await expect(drawer.getByRole('button', { name: '应急修正' })).toHaveCount(
        count(role === 'god'),
      );
      await drawer.getByRole('tab', { name: '备注' }).click();
      await expect(drawer.getByRole('textbox', { name: '新备注' })).toBeVisible();

      if (assigns) return;
      const other = await newClient(await staff('angel'));
      await page.goto(`/funds/deposit?client=${other.id}`);
      await expect(page.getByRole('dialog', { name: '客户' })).toContainText('找不到该客户');
    });
  }
});
