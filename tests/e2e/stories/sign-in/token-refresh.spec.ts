import { expect, signInRemembered, test } from '../../support/fixtures.ts';
import { untilQuiet } from '../../support/traffic.ts';

const refreshCall = /\/auth\/admin\/v1\/token\/refresh$/;

test('a minute before the token ends, two tabs renew it with one call, unnoticed @night', async ({
  page,
  context,
}) => {
  await context.clock.install();
  const requests: string[] = [];
  context.on('request', (request) => {
    if (refreshCall.test(request.url())) requests.push(request.url());
  });
  await signInRemembered(page, 'angel');
  const other = await context.newPage();
  await other.goto('/client');
  await expect(other.getByRole('heading', { level: 1, name: '客户管理' })).toBeVisible();
  await untilQuiet(other);
  await untilQuiet(page);

  await context.clock.fastForward('13:00');
  expect(requests, 'two minutes before its end it is left alone').toEqual([]);
  const renewed = context.waitForEvent('response', (response) => refreshCall.test(response.url()));
  const stored = () => page.evaluate(() => localStorage.getItem('brokerdesk.session'));
  const before = await stored();
  await context.clock.fastForward('01:05');
  expect((await renewed).status()).toBe(200);
  await expect.poll(stored).not.toBe(before);

  // Time enough for a tab that would have missed what the other one did.
  await context.clock.fastForward('01:30');
  for (const tab of [page, other]) {
    await tab.getByRole('link', { name: '入金审核', exact: true }).click();
    await expect(tab.getByRole('heading', { level: 1, name: '入金审核' })).toBeVisible();
    await untilQuiet(tab);
    await expect(tab.getByRole('alert')).toHaveCount(0);
  }
  expect(requests).toHaveLength(1);
});
