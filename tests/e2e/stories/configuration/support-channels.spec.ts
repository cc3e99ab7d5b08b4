import { confirmAbout } from '../../../support/proposals.ts';
import { axeFindings } from '../../support/axe.ts';
import { choose } from '../../support/choose.ts';
import { toasts } from '../../support/client-menu.ts';
import { expect, test } from '../../support/fixtures.ts';
import { untilLive } from '../../support/traffic.ts';

const path = '/service/admin/v1';

test.use({ expectedTrouble: /service\/admin\/v1|status of (?:400|409)/ });

test('a support channel is created, corrected at the field that the server refuses, shown by two people, switched off and deleted', async ({
  page,
  signIn,
  staff,
}) => {
  const name = `WhatsApp ${Date.now()}`;
  await signIn('angel');
  await page.goto('/service');
  await page.getByRole('button', { name: '新增渠道' }).click();
  const form = page.getByRole('dialog', { name: '新增客服渠道' });
  await form.getByRole('button', { name: '新增' }).click();
  await expect(form.getByLabel('类型')).toBeFocused();
  await choose(form.getByLabel('类型'), 'WhatsApp');
  await choose(form.getByLabel('语言'), '中文');
  await form.getByLabel('名称').fill(name);
  await expect(form.getByText('由另一位同事确认启用后客户才能看到')).toBeVisible();
  await form.getByLabel('联系方式').fill('13800001111');
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await form.getByRole('button', { name: '新增' }).click();
  await expect(form.getByLabel('联系方式')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('联系方式').fill('+8613800001111');
  await form.getByRole('button', { name: '新增' }).click();
  await expect(toasts(page)).toContainText(`已新增客服渠道“${name}”，尚未启用`);

  await page.goto(`/service?q=${encodeURIComponent(name)}`);
  await page.locator('[data-row-open]').first().click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer).toContainText('+8613800001111');
  await drawer.getByRole('button', { name: '启用' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('须双人复核');
  await question.getByRole('button', { name: '启用' }).click();
  await expect(toasts(page)).toContainText(`启用“${name}”已提交，等待第二人复核`);
  await expect(drawer).toContainText('已停用');
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await page.keyboard.press('Escape');
  await expect(page.getByText(`等待第二人复核：启用客服渠道 · ${name}`)).toBeVisible();
  await confirmAbout(await staff('god'), id);
  await page.locator('[data-row-open]').first().click();
  await expect(drawer).toContainText('已启用');
  await drawer.getByRole('button', { name: '停用' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click();
  await expect(drawer).toContainText('已停用');
  await drawer.getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '提交复核' }).click();
  await expect(toasts(page)).toContainText('等待第二人复核');
  await confirmAbout(await staff('god'), id);
  await expect(page.getByText('没有符合条件的记录')).toBeVisible();
});

// @rule messages: Staff create, edit, switch and delete support channels; a conflict keeps what was typed
// @in features/support-channels/channel-form.tsx
test('an edit that another user was faster with keeps what was typed, shows their change, and is saved over it @night', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const channel = {
    kind: 'telegram',
    name: `Telegram ${Date.now()}`,
    value: 'brokerdesk_help',
    hours: '',
    language: 'zh-CN',
    weight: 100,
  };
  const { body: made } = await angel.post<{ id: string; version: number }>(
    `${path}/create`,
    channel,
  );
  await signIn('god');
  await page.goto(`/service?q=${encodeURIComponent(channel.name)}&id=${made.id}`);
  await untilLive(page);
  await page.getByRole('dialog').getByRole('button', { name: '修改' }).click();
  const form = page.getByRole('dialog', { name: '修改客服渠道' });
  await form.getByLabel('服务时间').fill('09:00-18:00');
  const theirs = await angel.put(`${path}/${made.id}`, {
    ...channel,
    weight: 700,
    version: made.version,
  });
  expect(theirs.status).toBe(200);
  // The row follows the change behind the form, in which the field that no one touched takes the new value.
  await expect(async () => {
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form).toBeHidden({ timeout: 2000 });
  }).toPass();
  await expect(toasts(page)).toContainText(`已保存客服渠道“${channel.name}”`);
  const drawer = page.getByRole('dialog', { name: channel.name });
  await expect(drawer).toContainText('09:00-18:00');
  await expect(drawer).toContainText('700');
});
