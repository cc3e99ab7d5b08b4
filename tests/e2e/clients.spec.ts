import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from './fixtures.ts';

test('a client is found by a part of the name, and opens by its link', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const { body } = await angel.get<Schemas.ClientList>('/client/admin/v1/list?currency=HKD&size=1');
  const client = body.list[0];
  if (client === undefined) throw new Error('The demonstration set has no client with HKD.');
  await signIn('angel');
  await page.goto('/client');
  await page.getByRole('searchbox').fill(client.username);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: client.full_name }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText(client.username);
  await expect(drawer).toContainText(client.mobile);
  await page.reload();
  await expect(page.getByRole('dialog')).toContainText(client.username);
});

test('a salesman sees the own clients only, and another one is not there', async ({
  page,
  signIn,
  staff,
}) => {
  const [hero, god] = [await staff('hero'), await staff('god')];
  const own = (await hero.get<Schemas.ClientList>('/client/admin/v1/list?size=200')).body;
  const all = (await god.get<Schemas.ClientList>('/client/admin/v1/list?size=200')).body;
  expect(own.total).toBeLessThan(all.total);
  const ids = new Set(own.list.map(({ id }) => id));
  const other = all.list.find(({ id }) => !ids.has(id));
  expect((await hero.get(`/client/admin/v1/detail/${other?.id}`)).status).toBe(404);

  await signIn('hero');
  await page.goto('/client');
  await expect(page.getByText(`共 ${own.total} 条`).first()).toBeVisible();
});
