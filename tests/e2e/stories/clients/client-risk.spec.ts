import type { Schemas } from '@brokerdesk/sdk';
import { newClient, readClient } from '../../../support/clients.ts';
import { axeFindings } from '../../support/axe.ts';
import { choose } from '../../support/choose.ts';
import { openAction, toasts } from '../../support/client-menu.ts';
import { expect, signInOn, test } from '../../support/fixtures.ts';

// @rule clients: A second person is shown why the risk level was raised
// @in features/client-actions/edit/set-risk.tsx business/decision/two-people/change-labels.ts
test('a client is raised to high risk at once, discussed with a colleague, and lowered with the colleague', async ({
  page,
  browser,
  stack,
  signIn,
  staff,
  colleague,
}) => {
  const username = await colleague('angel');
  const { body: named } = await (await staff(username)).get<Schemas.UserInfo>(
    '/auth/admin/v1/userinfo',
  );
  const angel = await staff('angel');
  const client = await newClient(angel);
  await signIn('angel');
  await page.goto(`/client?q=${client.username}&client=${client.id}&tab=note`);
  const raise = await openAction(page, '风险等级');
  await choose(raise.getByLabel('调整为'), '高风险');
  await raise.getByLabel('原因').fill('姓名与制裁名单相近');
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await raise.getByRole('button', { name: '上调' }).click();
  await expect(toasts(page)).toContainText('风险等级已调整为“高风险”');
  const drawer = page.getByRole('dialog', { name: client.full_name });
  await expect(drawer.getByText('高风险')).toBeVisible();

  const comment = drawer.getByRole('textbox', { name: '评论' });
  await comment.pressSequentially(`请核实 @${named.name.slice(0, -1)}`);
  await drawer.getByRole('option', { name: named.name }).click();
  await drawer.getByRole('button', { name: '发表评论' }).click();
  await expect(drawer.getByRole('list', { name: '评论' })).toContainText('请核实');
  const lower = await openAction(page, '风险等级');
  await choose(lower.getByLabel('调整为'), '标准');
  await lower.getByLabel('原因').fill('同名，证件已核对');
  await lower.getByRole('button', { name: '提交复核' }).click();
  await expect(toasts(page)).toContainText('等待第二人复核');
  await expect(drawer.getByText('高风险')).toBeVisible();

  const context = await browser.newContext({ baseURL: stack.url, locale: 'zh-CN' });
  const other = await context.newPage();
  await signInOn(other, stack.url, username);
  await other.goto('/dashboard');
  await other.getByRole('button', { name: '通知 1' }).click();
  const list = other.getByRole('dialog', { name: '通知' });
  await list.getByRole('link', { name: /提到了您/ }).click();
  const seen = other.getByRole('dialog', { name: client.full_name });
  await expect(seen.getByRole('list', { name: '评论' })).toContainText('请核实');
  const { body: waiting } = await (await staff(username)).get<Schemas.ProposalList>(
    '/approval/admin/v1/list?status=pending&size=100',
  );
  const proposal = waiting.list.find(({ subject }) => subject.id === client.id);
  await other.goto(`/approval?id=${proposal?.id}`);
  const desk = other.getByRole('dialog').first();
  await expect(desk).toContainText(/上调为高风险/);
  await expect(desk).toContainText('姓名与制裁名单相近');
  await expect(desk).toContainText('同名，证件已核对');
  await context.close();

  const { status } = await (await staff(username)).put(`/approval/admin/v1/audit/${proposal?.id}`, {
    result: 'approved',
    version: proposal?.version,
  });
  expect(status).toBe(200);
  await expect(drawer.getByText('高风险')).toHaveCount(0);
  expect(await readClient(angel, client.id)).toMatchObject({ risk_level: 'standard' });
});
