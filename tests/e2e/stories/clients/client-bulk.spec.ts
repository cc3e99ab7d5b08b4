import type { Schemas } from '@brokerdesk/sdk';
import { newClient } from '../../../support/clients.ts';
import { axeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { untilLive } from '../../support/traffic.ts';

// @rule clients: Selected clients are tagged, written to and locked together
// @in features/clients/bulk-clients.tsx
test('selected clients are tagged, get one message and are locked, each with an entry of its own', async ({
  page,
  signIn,
  staff,
}) => {
  const god = await staff('god2');
  const mark = `bulk${Date.now().toString(36)}`;
  const clients: Schemas.Client[] = [];
  for (const number of [1, 2, 3]) {
    clients.push(await newClient(god, { full_name: `${mark} ${number}` }));
  }
  await signIn('god2');
  await page.goto(`/client?q=${mark}`);
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await expect(rows).toHaveCount(4);
  await untilLive(page);
  const select = () => page.getByRole('checkbox', { name: '选择本页全部' }).check();
  const bar = page.getByRole('region', { name: '批量操作' });

  await select();
  await bar.getByRole('button', { name: '标签…' }).click();
  const tags = page.getByRole('dialog', { name: '3 位客户的标签' });
  await tags.getByRole('combobox', { name: '添加' }).fill(mark);
  await page.getByRole('option', { name: new RegExp(`${mark}.*新标签`) }).click();
  await page.keyboard.press('Escape');
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await tags.getByRole('button', { name: '修改 3 位' }).click();
  await expect(page.getByText('批量修改标签：已完成')).toBeVisible();
  await page.goto(`/client?tag=${mark.toUpperCase()}`);
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1).getByText(mark, { exact: true })).toBeVisible();
  await untilLive(page);

  await select();
  await bar.getByRole('button', { name: '发送站内信' }).click();
  const form = page.getByRole('dialog', { name: '发送站内信' });
  await expect(form).toContainText('发给所选的 3 位客户');
  await expect(form).toContainText('将有 3 位客户收到');
  await form.getByLabel('中文标题').fill('系统维护');
  await form.getByLabel('中文正文').fill('周六维护两小时');
  await form.getByLabel('英文标题').fill(mark);
  await form.getByLabel('英文正文').fill('Two hours on Saturday');
  await form.getByRole('button', { name: '发送', exact: true }).click();
  await expect(page.getByText('已发送，3 位客户收到')).toBeVisible();
  const { body: sent } = await god.get<Schemas.MessageList>(`/message/admin/v1/list?q=${mark}`);
  expect(sent.list).toMatchObject([{ audience: 'selected', total: 3 }]);

  await select();
  await bar.getByRole('button', { name: '锁定…' }).click();
  const lock = page.getByRole('dialog', { name: '锁定 3 位客户的登录' });
  await lock.getByRole('button', { name: '锁定 3 位' }).click();
  await expect(lock.getByLabel('原因')).toHaveAccessibleDescription(/请填写原因/);
  await lock.getByLabel('原因').fill('登录异常');
  await lock.getByRole('button', { name: '锁定 3 位' }).click();
  await expect(page.getByText('批量锁定客户：已完成')).toBeVisible();
  for (const at of [1, 2, 3]) await expect(rows.nth(at)).toContainText('锁定');
  for (const { id } of clients) {
    const { body } = await god.get<Schemas.AuditList>(
      `/audit/admin/v1/list?subject_type=client&subject_id=${id}&size=1`,
    );
    expect(body.list[0]).toMatchObject({ action: 'client.locked', after: { reason: '登录异常' } });
  }
});
