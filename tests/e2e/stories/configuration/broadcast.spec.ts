import type { Schemas } from '@brokerdesk/sdk';
import { axeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';

// @rule interface: A broadcast shows its recipients and both languages, and is sent by a second person
// @in features/messages/send-form.tsx
test('a broadcast says how many get it, shows both languages, and is sent by a second person', async ({
  page,
  signIn,
  staff,
}) => {
  const angel2 = await staff('angel2');
  const title = `Broadcast ${Date.now()}`;
  await signIn('angel');
  await page.goto('/message');
  await page.getByRole('button', { name: '发送站内信' }).click();
  const form = page.getByRole('dialog', { name: '发送站内信' });
  await form.getByRole('radio', { name: '全部客户' }).check();
  await expect(form).toContainText(/将有 \d+ 位客户收到/);
  await expect(form).toContainText('须由复核人确认');
  await form.getByLabel('中文标题').fill('系统维护');
  await form.getByLabel('中文正文').fill('周六维护两小时');
  await form.getByLabel('英文标题').fill(title);
  await form.getByLabel('英文正文').fill('Two hours on Saturday');
  const preview = form.getByRole('region', { name: '客户看到的内容' });
  await expect(preview).toContainText('周六维护两小时');
  await expect(preview).toContainText('Two hours on Saturday');
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await form.getByRole('button', { name: '提交复核' }).click();
  await expect(page.getByText('已提交，等待第二人确认后发送')).toBeVisible();
  const sent = async () =>
    (await angel2.get<Schemas.MessageList>(`/message/admin/v1/list?q=${encodeURIComponent(title)}`))
      .body.list;
  expect(await sent()).toEqual([]);

  const { body } = await angel2.get<Schemas.ProposalList>(
    '/approval/admin/v1/list?status=pending&limit=message',
  );
  const proposal = body.list.find(({ changes }) => changes.some(({ after }) => after === title));
  if (proposal === undefined) throw new Error('Nothing was proposed.');
  await angel2.put(`/approval/admin/v1/audit/${proposal.id}`, {
    result: 'approved',
    version: proposal.version,
  });
  const [message] = await sent();
  expect(message).toMatchObject({ status: 'sent', sender: proposal.maker });
  await page.goto(`/message?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('row').nth(1)).toContainText('已发送');
});

test('a message to one client is scheduled alone, and recalled before it is sent @night', async ({
  page,
  signIn,
}) => {
  // No long number, which reads as an account and takes two people.
  const title = `Later ${Date.now().toString(36)}`;
  await signIn('angel');
  await page.goto('/message');
  await page.getByRole('button', { name: '发送站内信' }).click();
  const form = page.getByRole('dialog', { name: '发送站内信' });
  await form.getByRole('radio', { name: '单个客户' }).check();
  await form.getByRole('combobox', { name: '客户' }).fill('王');
  await page.getByRole('option').first().click();
  await expect(form).toContainText('将有 1 位客户收到');
  await expect(form).not.toContainText('须由复核人确认');
  for (const label of ['中文标题', '中文正文', '英文正文'])
    await form.getByLabel(label).fill('明日');
  await form.getByLabel('英文标题').fill(title);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await form.getByLabel('定时发送').fill(tomorrow);
  await form.getByRole('button', { name: '发送', exact: true }).click();
  await expect(page.getByText('已定时，届时 1 位客户收到')).toBeVisible();
  await page.goto(`/message?q=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('待发送');
  await row.getByRole('button').first().click();
  await page.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('button', { name: '确认撤回' }).click();
  await expect(row).toContainText('已撤回');
});
