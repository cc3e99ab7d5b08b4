import { confirmAbout } from '../../../support/proposals.ts';
import { signInByHand } from '../../../support/staff-api.ts';
import { axeFindings } from '../../support/axe.ts';
import { choose } from '../../support/choose.ts';
import { toasts } from '../../support/client-menu.ts';
import { expect, signInOn, test } from '../../support/fixtures.ts';
import { untilLive } from '../../support/traffic.ts';

const soon = { timeout: 2_000 };

test('a change of the trade config shows old and new, waits, is confirmed by another administrator, and is on an open page within two seconds', async ({
  page,
  browser,
  signIn,
  startOwn,
}) => {
  // Its own server: the fees are everybody's.
  const own = await startOwn();
  await signIn('god', own);
  await page.goto(`${own.url}/config/trade_config`);
  await untilLive(page);
  await page.getByRole('button', { name: '修改手续费' }).click();
  const form = page.getByRole('dialog', { name: '修改手续费' });
  await form.getByRole('button', { name: '提交复核' }).click();
  await expect(form).toContainText('没有任何改动');
  await form.getByLabel('最低出金手续费').fill('88.5');
  await expect(form.getByRole('region', { name: '改动' })).toContainText(/最低出金手续费.*88\.5/);
  await form.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '继续填写' }).click();
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await form.getByRole('button', { name: '提交复核' }).click();
  await expect(toasts(page)).toContainText('已提交，等待第二人复核');
  await expect(page.getByRole('list', { name: '等待第二人复核' })).toContainText('修改交易参数');
  await expect(page.getByRole('button', { name: '修改手续费' })).toBeDisabled();
  const fees = page.getByRole('region', { name: '手续费' });
  await expect(fees).toContainText('0 USD');

  const second = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await signInOn(second, own.url, 'god2');
  await second.goto(`${own.url}/config/trade_config`);
  await second.getByRole('link', { name: '查看复核申请' }).click();
  const changes = second.getByRole('region', { name: '变更内容' });
  await expect(changes).toContainText(/最低出金手续费.*88\.5/);
  await second.getByRole('button', { name: '复核并执行' }).click();
  await expect(second.getByRole('alertdialog')).toContainText('88.5');
  await second.getByRole('alertdialog').getByRole('button', { name: '确认执行' }).click();
  await expect(toasts(second)).toContainText('已复核并执行');
  await expect(fees).toContainText('88.5 USD', soon);
  await expect(page.getByRole('list', { name: '等待第二人复核' })).toHaveCount(0, soon);
  const history = page.getByRole('list', { name: '变更记录' });
  await expect(history).toContainText(/修改交易参数 · 已执行/);
  await expect(history).toContainText(/提出.*处理/);

  await page.getByRole('button', { name: '修改出金复核限额' }).click();
  const limit = page.getByRole('dialog', { name: '修改出金复核限额' });
  await limit.getByLabel('单笔', { exact: true }).fill('12000');
  await limit.getByLabel('本人对该客户 24 小时累计').fill('12000');
  await limit.getByLabel('变更原因').fill('大客户出金增多');
  await limit.getByRole('button', { name: '提交复核' }).click();
  const waiting = page.getByRole('list', { name: '等待第二人复核' });
  await expect(waiting).toContainText('12,000');
  await expect(waiting).toContainText('大客户出金增多');
  await page.getByRole('button', { name: '撤回申请' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认撤回' }).click();
  await expect(history).toContainText('修改交易参数 · 已撤回');
  await expect(page.getByRole('button', { name: '修改手续费' })).toBeEnabled();

  const targets = page.getByRole('region', { name: '待办处理时限' });
  await expect(targets).toContainText('入金审核2小时');
  await page.getByRole('button', { name: '修改待办处理时限' }).click();
  const hours = page.getByRole('dialog', { name: '修改待办处理时限' });
  await hours.getByLabel('入金审核').fill('30');
  await expect(hours.getByRole('region', { name: '改动' })).toContainText('2小时30分钟');
  await hours.getByRole('button', { name: '提交复核' }).click();
  await expect(hours).toBeHidden();
  await confirmAbout(await signInByHand(own.url, 'god2'), 'trade');
  await expect(targets).toContainText('入金审核30分钟', soon);
  await page.goto(`${own.url}/dashboard`);
  await expect(page.getByRole('main')).toContainText('已超30分钟时限');
});

test('each risk reason shows its level, what it means, its default and why, and a changed level is shown with the old one @night', async ({
  page,
  signIn,
  startOwn,
}) => {
  // Its own server: the levels are everybody's.
  const own = await startOwn();
  await signIn('god', own);
  await page.goto(`${own.url}/config/trade_config`);
  await untilLive(page);
  const reason = page
    .getByRole('list', { name: '出金', exact: true })
    .getByRole('listitem')
    .filter({ hasText: '首次向该收款方出金' });
  await expect(reason).toContainText('需留意');
  await expect(reason).toContainText('此前没有向该收款方付过款');
  await expect(reason).toContainText('默认需留意：每位客户都有第一次');
  await expect(reason).not.toContainText('已改动');
  await page.getByRole('button', { name: '修改风险级别' }).click();
  const form = page.getByRole('dialog', { name: '修改风险级别' });
  const field = form.getByLabel('出金 · 首次向该收款方出金');
  await choose(field, '高风险');
  await form.getByRole('button', { name: '提交复核' }).click();
  await expect(toasts(page)).toContainText('已提交，等待第二人复核');
  await confirmAbout(await signInByHand(own.url, 'god2'), 'trade');
  await expect(reason).toContainText('高风险', soon);
  await expect(reason).toContainText('已改动');
  await expect(reason).toContainText('默认需留意');
  const history = page.getByRole('list', { name: '变更记录' });
  await expect(history).toContainText(/首次向该收款方出金.*需留意.*高风险/);
  expect(await axeFindings(page)).toEqual([]);
  const god = await signInByHand(own.url, 'god');
  const { body } = await god.get<{ list: { before: unknown; after: unknown }[] }>(
    '/audit/admin/v1/list?subject_type=setting&subject_id=trade',
  );
  expect(body.list[0]).toMatchObject({
    before: { risk: { withdrawal: { new_destination: 'look' } } },
    after: { risk: { withdrawal: { new_destination: 'stop' } } },
  });
});
