import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from '@playwright/test';
import { fund, newClient } from '../../../support/clients.ts';
import { expect, test } from '../../support/fixtures.ts';
import { untilLive } from '../../support/traffic.ts';

const timelineOf = (page: Page, { full_name: name }: Schemas.Client) =>
  page.getByRole('dialog', { name }).getByRole('tabpanel', { name: '时间线' });

test.describe('the timeline of a client', () => {
  test.use({ expectedTrouble: /timeline|500/ });

  test('shows everything once and the newest first, by kind and further back, leads to the record, and grows by itself', async ({
    page,
    signIn,
    staff,
  }) => {
    const [angel, god] = [await staff('angel'), await staff('god')];
    const client = await newClient(angel, { currencies: ['USD'] });
    const note = (text: string) => angel.post(`/client/admin/v1/note/${client.id}`, { text });
    for (let at = 1; at <= 28; at += 1) await note(`第 ${at} 条备注`);
    await fund(angel, god, { client, currency: 'USD', amount: '250' });
    await signIn('angel');
    const broken = '**/client/admin/v1/timeline/**';
    await page.route(broken, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto(`/message?client=${client.id}&tab=timeline`);
    const line = timelineOf(page, client);
    await expect(line.getByRole('alert')).toContainText('加载失败', { timeout: 15_000 });
    await page.unroute(broken);
    await line.getByRole('button', { name: '重试' }).click();

    const entries = line.getByRole('listitem');
    await expect(entries.first()).toContainText('入金通过');
    await expect(entries.first()).toContainText('250.00 USD');
    await expect(entries.first()).toContainText('高建明');
    await expect(entries.nth(1)).toContainText('申请入金');
    await expect(entries.nth(1)).toContainText('陈雅静');
    await expect(entries.nth(2)).toContainText('第 28 条备注');

    await expect(entries).toHaveCount(30);
    await line.getByRole('button', { name: '加载更早的记录' }).click();
    await expect(entries).toHaveCount(31);
    await expect(entries.last()).toContainText('注册');
    await expect(entries.last()).toBeFocused();
    await expect(line).toContainText('没有更早的记录');

    await line.getByRole('button', { name: '借款' }).click();
    await expect(line).toContainText('没有符合条件的记录');
    await line.getByRole('button', { name: '借款' }).click();
    await line.getByRole('button', { name: '备注', exact: true }).click();
    await expect(entries.first()).toContainText('第 28 条备注');
    await untilLive(page);
    await note('同事刚写的备注');
    await expect(entries.first()).toContainText('同事刚写的备注', { timeout: 2_000 });

    await line.getByRole('button', { name: '备注', exact: true }).click();
    await line.getByRole('button', { name: '入金' }).click();
    await expect(entries).toHaveCount(2);
    await expect(entries.nth(1).getByRole('button', { name: /查看资金流水/ })).toHaveCount(0);
    await entries.first().getByRole('button', { name: '250.00 USD，查看资金流水' }).click();
    const drawer = page.getByRole('dialog', { name: client.full_name });
    await expect(drawer.getByRole('tabpanel', { name: '资金' })).toContainText('+250.00 USD');
    await drawer.getByRole('tab', { name: '时间线' }).click();
    await line.getByRole('button', { name: '入金' }).click();
    await expect(entries).toHaveCount(2);
    await entries.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/funds\/deposit\?.*id=/);
    await expect(page.getByRole('dialog').getByText('250.00 USD').first()).toBeVisible();
  });
});
