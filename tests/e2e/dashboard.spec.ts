import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from './fixtures.ts';

test("the dashboard shows the server's figures, and leads to what waits", async ({
  page,
  arrive,
  staff,
}) => {
  const api = await staff('superman');
  const { body: summary } = await api.get<Schemas.Summary>('/stat/admin/v1/summary');
  await arrive('superman');
  const tile = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(tile('客户总数').getByText(String(summary.clients?.total))).toBeVisible();
  await expect(tile('待审核入金').getByText(String(summary.pending.deposit?.count))).toBeVisible();
  await expect(page.getByText('本组客户，不含机器人')).toBeVisible();
  await page.getByRole('link', { name: '去审核待处理的入金' }).click();
  await expect(page).toHaveURL(/\/funds\/deposit\?.*status=pending/);
});
