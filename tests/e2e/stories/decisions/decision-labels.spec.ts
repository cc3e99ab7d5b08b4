import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from '@playwright/test';
import { newClient, verify } from '../../../support/clients.ts';
import { uploadAny } from '../../../support/kyc.ts';
import type { StaffApi } from '../../../support/staff-api.ts';
import { choose } from '../../support/choose.ts';
import { openDeposit, reviewOf, tickRisks } from '../../support/deposit-review.ts';
import { expect, test } from '../../support/fixtures.ts';

async function robotClient(angel: StaffApi, god: StaffApi) {
  const client = await newClient(angel, { currencies: ['HKD'] });
  const marked = await angel.put(`/client/admin/v1/fake/${client.id}`, {
    fake: true,
    version: client.version,
  });
  expect(marked.status).toBe(200);
  await verify(angel, god, client);
  return client;
}

async function paidIn(maker: StaffApi, client: Schemas.Client, amount: string) {
  const { id, accounts, full_name: payer_name } = client;
  const body = {
    ...{ account_id: accounts[0]?.id, amount, currency: 'USD', sub_type: 'bank' },
    ...{ payer_name, screenshot: await uploadAny(maker, 'deposit_proof') },
  };
  const made = await maker.post<Schemas.Deposit>(`/deposit/admin/v2/specialized/${id}`, body);
  expect(made.status).toBe(201);
  return made.body;
}

const spelled = (amount: string | number, currency: string) =>
  `${Number(amount).toLocaleString('zh-CN', { minimumFractionDigits: 2 })} ${currency}`;

const ask = async (page: Page, deposit: Schemas.Deposit, what: '通过' | '冲正') => {
  await openDeposit(page, deposit);
  await reviewOf(page, deposit).getByRole('button', { name: what }).click();
};

test('before a robot’s deposit in another currency moves, the question says that it is one, what arrives and at which rate; so does undoing it', async ({
  page,
  signIn,
  staff,
}) => {
  const [angel, maker] = [await staff('angel'), await staff('angel2')];
  const client = await robotClient(angel, await staff('god'));
  const deposit = await paidIn(maker, client, '100.00');
  const credited = spelled(deposit.credited_amount, 'HKD');
  await signIn('angel');
  await ask(page, deposit, '通过');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('该客户是机器人，不计入统计');
  await expect(question).toContainText(`付款金额${spelled('100', 'USD')}汇率`);
  await expect(question).toContainText(`入账金额${credited}`);
  await tickRisks(question);
  await question.getByRole('button', { name: '确认入账' }).click();
  await expect(page.getByText(`${deposit.order_no} 已入账 ${credited}`)).toBeVisible();

  await ask(page, deposit, '冲正');
  await expect(reviewOf(page, deposit).getByRole('form')).toContainText(`扣回 ${credited}`);
});

test('before many are decided the question says what is paid and credited, whose it is, how many are robots’, and which are left out', async ({
  page,
  signIn,
  staff,
}) => {
  const [angel, maker] = [await staff('angel'), await staff('angel2')];
  const client = await robotClient(angel, await staff('god'));
  const mine = await paidIn(angel, client, '20000.00');
  const others = [await paidIn(maker, client, '100.00'), await paidIn(maker, client, '50.00')];
  const credited = others.reduce((sum, one) => sum + Number(one.credited_amount), 0);
  await signIn('angel');
  await page.goto(`/funds/deposit?fake=true&status=pending&client_id=${client.id}`);
  await expect(page.getByRole('row', { name: mine.order_no })).toBeVisible();
  await page.getByRole('checkbox', { name: '选择本页全部' }).check();
  const bar = page.getByRole('region', { name: '批量操作' });
  await bar.getByRole('button', { name: '通过 2 笔' }).click();
  const question = page.getByRole('alertdialog');
  for (const text of [
    `付款合计：${spelled('150', 'USD')}（2 笔）`,
    `入账合计：${spelled(credited.toFixed(2), 'HKD')}（2 笔）`,
    '客户 1 位',
    client.full_name,
    others[0]?.order_no ?? '',
    mine.order_no,
    '其中 2 笔的客户是机器人',
    '另有 1 笔您不能通过，不会处理',
  ]) {
    await expect(question).toContainText(text);
  }
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toBeHidden();

  await bar.getByRole('button', { name: '驳回 3 笔' }).click();
  const dialog = page.getByRole('dialog', { name: '驳回 3 笔' });
  await choose(dialog.getByLabel('原因', { exact: true }), '其他');
  await dialog.getByLabel('说明').fill('测试数据');
  await dialog.getByRole('button', { name: '确认驳回 3 笔' }).click();
  await page.getByRole('button', { name: '查看结果' }).click();
  await page.getByRole('button', { name: '关闭结果' }).click();
  await expect(bar).toBeHidden();

  const next = await paidIn(maker, client, '7.00');
  await page.getByRole('checkbox', { name: `选择 ${next.order_no}` }).check();
  await bar.getByRole('button', { name: '驳回 1 笔' }).click();
  const another = page.getByRole('dialog', { name: '驳回 1 笔' });
  await expect(another.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(another.getByLabel('说明')).toHaveValue('');
});
