import type { Schemas } from '@brokerdesk/sdk';
import { confirmAbout } from '../../../support/proposals.ts';
import type { StaffApi } from '../../../support/staff-api.ts';
import { axeFindings } from '../../support/axe.ts';
import { toasts } from '../../support/client-menu.ts';
import { expect, signInOn, test } from '../../support/fixtures.ts';
import { untilLive } from '../../support/traffic.ts';

const path = '/config/settings/app';
const soon = { timeout: 2_000 };

// A text with a tag, and a version that another user has changed.
test.use({ expectedTrouble: /document\/|setting\/admin|status of (?:400|409)/ });

const readApp = async (who: StaffApi) =>
  (await who.get<Schemas.AppSettings>('/setting/v1/app')).body;

/** Puts the name back for the stories that follow on this server. */
async function restoreName(who: StaffApi, app_name: string) {
  await who.put('/setting/admin/v1/app', { ...(await readApp(who)), app_name });
}

// @rule settings: A changed name, logo or time zone reaches open consoles within two seconds
// @in app/live/start-live.ts platform/changes.ts
test('a new name is in the shell and the title of every open console within two seconds, without a reload @night', async ({
  page,
  browser,
  stack,
  signIn,
  staff,
}) => {
  const god = await staff('god');
  const { app_name: before } = await readApp(god);
  const context = await browser.newContext();
  const other = await context.newPage();
  await signInOn(other, stack.url, 'hero');
  const listening = other.waitForResponse((response) => response.url().includes('/event/'));
  await other.goto(`${stack.url}/dashboard`);
  await listening;
  await signIn('god');
  await page.goto(path);
  await untilLive(page);
  const name = `汇金证券 ${Date.now() % 1000}`;
  const form = page.getByRole('form', { name: '应用' });
  await form.getByLabel('应用名称').fill(name);
  await expect(page.getByRole('region', { name: '效果预览' })).toContainText(`${name} | 工作台`);
  await expect(form.getByRole('region', { name: '改动' })).toContainText(name);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(other).toHaveTitle(`${name} | 工作台`, soon);
  await expect(other.getByRole('link', { name }).first()).toBeVisible();
  await expect(page).toHaveTitle(`${name} | 应用设置`, soon);
  await expect(form.getByLabel('应用名称')).toHaveValue(name);
  await expect(form.getByRole('region', { name: '改动' })).toBeHidden();
  await page.reload();
  await untilLive(page);
  await expect(form.getByLabel('应用名称')).toHaveValue(name);
  const latest = page.getByRole('list', { name: '变更记录' }).getByRole('listitem').first();
  await expect(latest).toContainText(`应用名称：${before}${name}`);
  await expect(latest).toContainText('高建明');
  await restoreName(god, before);
  await expect(latest).toContainText(`应用名称：${name}${before}`, soon);
  await context.close();
});

test('what a colleague saves in the meantime is shown at once, and what was typed is kept and saved over it @night', async ({
  page,
  signIn,
  staff,
}) => {
  const god2 = await staff('god2');
  const { body: seen } = await god2.get<Schemas.Company>('/setting/v1/co');
  await signIn('god');
  await page.goto(`${path}?tab=company`);
  await untilLive(page);
  const form = page.getByRole('form', { name: '公司' });
  await form.getByLabel('联系电话').fill('+852 2100 9999');
  const theirs = await god2.put('/setting/admin/v1/co', { ...seen, licence_no: 'LIC-7788' });
  expect(theirs.status).toBe(200);
  const notice = form.getByRole('alert').filter({ hasText: '该记录刚被修改' });
  await expect(notice).toContainText('LIC-7788', soon);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(notice).toContainText('您填写的内容还在');
  await expect(form.getByLabel('牌照号')).toHaveValue('LIC-7788');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(toasts(page)).toContainText('设置已保存');
  const { body: now } = await god2.get<Schemas.Company>('/setting/v1/co');
  expect(now).toMatchObject({ phone: '+852 2100 9999', licence_no: 'LIC-7788' });
});

test('products are put in order by keyboard and by dragging, and the order survives a reload @night', async ({
  page,
  signIn,
}) => {
  await signIn('god');
  await page.goto(`${path}?tab=products`);
  const form = page.getByRole('form', { name: '产品展示' });
  const order = () =>
    form
      .getByRole('button', { name: /^上移/ })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.slice(2)));
  await expect.poll(async () => (await order()).length).toBe(8);
  const [first, second, third] = await order();
  await form.getByRole('button', { name: `下移${first}` }).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(order).toEqual(expect.arrayContaining([second]));
  expect((await order()).slice(0, 3)).toEqual([second, first, third]);
  await expect(form.getByRole('button', { name: `下移${first}` })).toBeFocused();
  const handle = (at: number) => form.locator('[data-handle]').nth(at);
  await handle(0).dragTo(handle(2));
  await expect.poll(async () => (await order()).slice(0, 3)).toEqual([first, third, second]);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(toasts(page)).toContainText('设置已保存');
  await page.reload();
  await expect.poll(async () => (await order()).slice(0, 3)).toEqual([first, third, second]);
});

test('a document is written as it will look, reviewed, published by a second person, and an earlier version restored', async ({
  page,
  signIn,
  staff,
}) => {
  const god2 = await staff('god2');
  await signIn('god');
  await page.goto(`${path}?tab=documents`);
  await page.getByRole('radio', { name: '帮助中心' }).check();
  const form = page.getByRole('form', { name: '帮助中心' });
  await form.getByLabel('标题（中文）').fill('帮助');
  await form.getByLabel('标题（英文）').fill('Help');
  const body = form.getByRole('textbox', { name: '正文（中文）' });
  const write = async (text: string) => {
    await body.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  const review = page.getByRole('dialog', { name: '发布“帮助中心”？' });
  const submit = async () => {
    await form.getByRole('button', { name: '核对并发布' }).click();
    await review.getByRole('button', { name: '提交复核' }).click();
  };
  const bold = form.getByRole('button', { name: '加粗' }).first();
  await write('第一步');
  await page.keyboard.press('ControlOrMeta+A');
  await bold.click();
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await expect(body.locator('strong')).toHaveText('第一步');
  await form.getByRole('button', { name: '链接' }).first().click();
  const address = form.getByLabel('链接地址');
  await address.fill('javascript:alert(1)');
  await address.press('Enter');
  await expect(address).toHaveAccessibleDescription(/https:/);
  await address.fill('https://example.com/first');
  await address.press('Enter');
  await expect(body.getByRole('link')).toHaveAttribute('href', 'https://example.com/first');

  await form.getByRole('button', { name: '核对并发布' }).click();
  await expect(review.getByRole('listitem').filter({ hasText: '新增：' }).last()).toContainText(
    '第一步',
  );
  await review.getByRole('radio', { name: '预览' }).check();
  await expect(review.getByRole('article').locator('strong')).toHaveText('第一步');
  expect(await axeFindings(page, '[data-slot=dialog]')).toEqual([]);
  await review.getByRole('button', { name: '取消' }).click();
  await expect(body.locator('strong')).toHaveText('第一步');
  await submit();
  await expect(toasts(page)).toContainText('已提交，等待第二人复核');
  await expect(form.getByRole('button', { name: '核对并发布' })).toBeDisabled();
  await expect(form.getByRole('list', { name: '等待第二人复核' })).toContainText('第一步');
  await confirmAbout(god2, 'help');
  await expect(body.locator('strong')).toHaveText('第一步', soon);

  await write('<b>第二步</b>');
  await submit();
  await expect(body).toHaveAttribute('aria-invalid', 'true');
  await write('第二步');
  await submit();
  await expect(form.getByRole('list', { name: '等待第二人复核' })).toContainText('第二步');
  await confirmAbout(god2, 'help');
  await expect(form.getByRole('region', { name: '改动' })).toBeHidden();
  await form.getByRole('button', { name: '历史版本' }).click();
  const drawer = page.getByRole('dialog', { name: '帮助中心的历史版本' });
  await drawer.getByRole('button', { name: '与已发布版本对比' }).first().click();
  await expect(drawer.getByRole('listitem').filter({ hasText: '新增：' }).first()).toContainText(
    '第二步',
  );
  expect(await axeFindings(page, '[data-slot=drawer]')).toEqual([]);
  await drawer.getByRole('button', { name: '恢复此版本' }).first().click();
  await expect(body.locator('strong')).toHaveText('第一步');
  await form.getByRole('radio', { name: 'Markdown' }).first().check();
  await expect(form.getByRole('textbox', { name: /正文（中文）/ })).toHaveValue(
    '[**第一步**](https://example.com/first)',
  );
});

test('a time zone says in English, on a narrow screen, what it does to today, and keeps what is chosen while another tab is shown @night', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn('god');
  await page.evaluate(() => localStorage.setItem('brokerdesk.locale', 'en-US'));
  await page.goto(`${path}?tab=time-zone`);
  const form = page.getByRole('form', { name: 'Time zone' });
  await form.getByRole('combobox', { name: 'Time zone' }).fill('Europe/Madrid');
  await page.getByRole('option', { name: 'Europe/Madrid' }).click();
  await expect(form.getByText(/today begins \d+ hours (later|earlier)/)).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);
  await page.getByRole('tab', { name: 'Company' }).click();
  await page.getByRole('tab', { name: 'Time zone' }).click();
  await expect(form.getByRole('region', { name: 'Changes', exact: true })).toContainText(
    'Europe/Madrid',
  );
});
