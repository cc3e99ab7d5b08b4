import type { Schemas } from '@brokerdesk/sdk';
import { recordDeposit } from '../../../support/deposits.ts';
import { confirmAbout } from '../../../support/proposals.ts';
import type { StaffApi } from '../../../support/staff-api.ts';
import { choose } from '../../support/choose.ts';
import { reviewOf } from '../../support/deposit-review.ts';
import { expect, test } from '../../support/fixtures.ts';
import { untilLive } from '../../support/traffic.ts';

const soon = { timeout: 2_000 };

const listCall = /\/deposit\/admin\/v1\/list/;

async function decide(who: StaffApi, { id, version }: Schemas.Deposit) {
  const answer = await who.put(`/deposit/admin/v1/audit/${id}`, {
    result: 'rejected',
    reason_code: 'not_received',
    reason: '未到账',
    version,
  });
  expect(answer.status).toBe(200);
}

async function personNamed(god: StaffApi, username: string): Promise<Schemas.StaffUser> {
  const { body } = await god.get<Schemas.StaffList>(`/user/v1/list?q=${username}&size=50`);
  const person = body.list.find((one) => one.username === username);
  if (person === undefined) throw new Error(`There is no ${username}.`);
  return person;
}

async function change(
  { id, name, role, leader_id, version }: Schemas.StaffUser,
  next: Partial<Schemas.StaffUpdate>,
  god: StaffApi,
) {
  const body = { name, role, leader_id, version, ...next };
  const answer = await god.put(`/user/v1/${id}`, body);
  expect(answer.status).toBe(200);
}

// @rule events: Others' changes show within two seconds, bursts are fetched once
// @in app/live/refetch.ts
test('what another person decides is on the screen within two seconds, and a burst is fetched once', async ({
  page,
  signIn,
  staff,
}) => {
  const maker = await staff('angel2');
  const payer = `Live ${Date.now()}`;
  const deposit = await recordDeposit(maker, { amount: '60.00', tag: payer });
  await signIn('angel');
  await page.goto(`/funds/deposit?q=${encodeURIComponent(payer)}&id=${deposit.id}`);
  const rows = page.getByRole('region', { name: '入金记录' }).getByRole('listitem');
  const row = rows.filter({ hasText: deposit.order_no });
  await expect(row).toContainText('待审核');
  await untilLive(page);

  await decide(await staff('god'), deposit);
  await expect(row).toContainText('已驳回', soon);
  await expect(reviewOf(page, deposit)).toContainText('已驳回', soon);

  const requests: string[] = [];
  page.on('request', (request) => {
    if (listCall.test(request.url()) && request.url().includes('q=')) requests.push(request.url());
  });
  await Promise.all(
    Array.from({ length: 5 }, () => recordDeposit(maker, { amount: '1.00', tag: payer })),
  );
  await expect(rows).toHaveCount(6, soon);
  expect(requests.length).toBeLessThanOrEqual(2);
});

test('a message that another person has sent is in the list within two seconds @night', async ({
  page,
  signIn,
  staff,
}) => {
  const god = await staff('god');
  // To more than one person may write to alone, it would wait for another.
  const { body: clients } = await god.get<Schemas.ClientList>('/client/admin/v1/list?size=1');
  await signIn('angel');
  await page.goto('/message');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await untilLive(page);
  // The first may be seen by what is fetched once the stream has begun.
  for (const title of [`First ${Date.now()}`, `Second ${Date.now()}`]) {
    const sent = await god.post('/message/admin/v1/create', {
      audience: 'client',
      client_id: clients.list[0]?.id,
      title_zh: title,
      body_zh: '今晚维护',
      title_en: title,
      body_en: 'Maintenance tonight',
    });
    expect(sent.status).toBe(201);
    await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible(soon);
  }
});

test('a form of a record that another user decides says at once who it was, keeps its text, and sends nothing @night', async ({
  page,
  signIn,
  staff,
}) => {
  const deposit = await recordDeposit(await staff('angel2'), { amount: '61.00' });
  await signIn('angel');
  await page.goto(`/funds/deposit?id=${deposit.id}`);
  const review = reviewOf(page, deposit);
  await review.getByRole('button', { name: '驳回' }).click();
  await choose(review.getByLabel('原因'), '款项未到账');
  await review.getByLabel('说明').fill('等待银行回单');
  await untilLive(page);
  await decide(await staff('god'), deposit);
  const form = review.getByRole('form', { name: '驳回这笔入金' });
  await expect(form.getByRole('alert')).toContainText('已由他人处理', soon);
  await expect(form.getByRole('alert')).toContainText('高建明');
  await expect(review).toContainText('已驳回');
  await expect(form.getByRole('button', { name: '确认驳回' })).toBeDisabled();
  await expect(form.getByLabel('说明')).toHaveValue('等待银行回单');
  // Nor by a key: a call that the server refuses would fail the story.
  await form.getByLabel('说明').press('Control+Enter');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(review.getByRole('button', { name: '驳回' })).toHaveCount(0);
});

test.describe('a person whose account is changed', () => {
  test.use({ expectedTrouble: /401/ });

  // @rule events: Changed rights arrive without reload, a session's end within two seconds
  // @in app/live/start-live.ts
  test('has the new rights without a reload: menu and page follow; a new role leads to the login page', async ({
    page,
    arrive,
    colleague,
    staff,
  }) => {
    const me = await colleague('angel');
    await arrive(me);
    await page.getByRole('link', { name: '入金审核', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '入金审核' })).toBeVisible();
    await untilLive(page);

    await page.route('**/auth/admin/v1/permission/*', async (route) => {
      const response = await route.fetch();
      const payload: Schemas.PermissionPayload = await response.json();
      const grants = payload.grants.filter(({ resource }) => resource !== 'funds');
      await route.fulfill({ json: { ...payload, grants, version: payload.version + 1 } });
    });
    const god = await staff('god');
    await change(await personNamed(god, me), { name: '安琪' }, god);
    await expect(page.getByText('欢迎，安琪')).toBeVisible(soon);
    await expect(page.getByText('哎呀，页面不存在')).toBeVisible(soon);
    await expect(page.getByRole('link', { name: '入金审核', exact: true })).toHaveCount(0);

    const angel = await personNamed(god, me);
    await change(angel, { role: 'hero' }, god);
    await confirmAbout(await staff('god2'), angel.id);
    await expect(page).toHaveURL(/\/login/, soon);
    await expect(page.getByText('登录已失效，请重新登录。')).toBeVisible();
  });
});

test.describe('while no events arrive', () => {
  test.use({ expectedTrouble: /event\/admin\/v1\/stream|ERR_FAILED/ });

  test('a quiet line says so after some seconds, and what is shown is fetched anew when it is over', async ({
    page,
    arrive,
  }) => {
    const stream = '**/event/admin/v1/stream';
    await page.clock.install();
    await page.route(stream, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('stream'),
    );
    await arrive('angel');
    await page.getByRole('link', { name: '客户管理' }).click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await refused;
    const line = page.getByText(/实时更新已中断/);
    await expect(line).toHaveCount(0);
    await page.clock.fastForward('00:06');
    await expect(line).toBeVisible();

    await page.unroute(stream);
    const fetched = page.waitForRequest(/\/client\/admin\/v1\/list/);
    await page.clock.fastForward('01:00');
    await expect(line).toHaveCount(0);
    await page.clock.fastForward('00:02');
    await fetched;
  });
});
