import type { Schemas } from '@brokerdesk/sdk';
import { correctKyc, submitKyc } from '../../../support/kyc.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openKyc } from '../../support/kyc-review.ts';
import { untilLive, untilQuiet } from '../../support/traffic.ts';

// @rule identity: A full document number shows for a minute, is audited, and renews the claim
// @in ui/reveal/reveal-value.tsx
test('a number is whole for a minute and its look is written down; the claim is renewed while the check is open', async ({
  page,
  signIn,
  staff,
  stack,
}) => {
  const angel = await staff('angel');
  const idNo = `G${Date.now()}`;
  const kyc = await submitKyc(angel, stack.url, { id_no: idNo });
  await page.clock.install();
  await signIn('angel');
  const review = await openKyc(page, kyc);
  // It comes with the claim, whose entry says so.
  await expect(review).toContainText(idNo);
  const audit = async (action: string) => {
    const god = await staff('god');
    const entries = `/audit/admin/v1/list?action=${action}&subject_id=${kyc.id}`;
    return (await god.get<Schemas.AuditList>(entries)).body.list;
  };
  expect((await audit('work.opened')).map(({ actor, after }) => [actor?.name, after])).toEqual([
    ['陈雅静', { id_no_revealed: true }],
  ]);
  await untilQuiet(page);
  const renewed = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith(`/claim/kyc/${kyc.id}`),
  );
  await page.clock.fastForward('00:45');
  await renewed;
  await expect(review).toContainText(idNo);
  await page.clock.fastForward('00:16');
  await expect(review).not.toContainText(idNo);
  await review.getByRole('button', { name: /显示完整证件号码/ }).click();
  await expect(review).toContainText(idNo);
  expect(await audit('kyc.id_no_revealed')).toEqual([]);
});

test('a claim that is under way when the check is closed does not outlive it @night', async ({
  page,
  signIn,
  staff,
  stack,
}) => {
  const [angel, god] = [await staff('angel'), await staff('god')];
  const kyc = await submitKyc(angel, stack.url);
  const claim = `/work/admin/v1/claim/kyc/${kyc.id}`;
  await signIn('angel');
  const review = await openKyc(page, kyc);
  await untilLive(page);
  await untilQuiet(page);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(`**${claim}`, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  // Another reviewer takes it over: with that event the own claim is tried again.
  const renewed = page.waitForRequest((request) => request.url().endsWith(claim));
  await god.call('PUT', claim, { take_over: true });
  await renewed;
  await god.call('DELETE', claim);
  await page.keyboard.press('Escape');
  await expect(review).toBeHidden();
  letGo();
  await untilQuiet(page);
  const { body } = await god.get<Schemas.KycDetail>(`/identify/admin/v1/detail/${kyc.id}`);
  expect(body.kyc.viewers.map(({ name }) => name)).not.toContain('陈雅静');
});

test.describe('a decision about an identity check', () => {
  test.use({ expectedTrouble: /409|ERR_CONNECTION_RESET/ });

  test('repeats the user that it lets in; Escape gives it up, back to its button, and keeps the text @night', async ({
    page,
    signIn,
    staff,
    stack,
  }) => {
    const god = await staff('god');
    const kyc = await submitKyc(await staff('angel2'), stack.url);
    await signIn('angel');
    const review = await openKyc(page, kyc);
    await review.getByRole('button', { name: '驳回' }).click();
    await review.getByRole('checkbox', { name: '其他' }).check();
    await review.getByLabel('说明').fill('照片太暗');
    await page.keyboard.press('Escape');
    await expect(review.getByRole('button', { name: '驳回' })).toBeFocused();
    await page.keyboard.press('r');
    await expect(review.getByRole('checkbox', { name: '其他' })).toBeChecked();
    await expect(review.getByLabel('说明')).toHaveValue('照片太暗');
    await page.keyboard.press('Escape');
    await expect(review.getByRole('button', { name: '驳回' })).toBeFocused();

    await page.keyboard.press('a');
    const { client } = kyc;
    await expect(review.getByRole('form')).toContainText(
      `客户${client.full_name} (${client.username})证件类型身份证`,
    );
    await expect(review.getByRole('form')).toContainText('认证级别初级');
    await untilLive(page);
    const theirs = { result: 'approved', version: kyc.version };
    expect((await god.post(`/identify/admin/v1/audit/${kyc.id}`, theirs)).status).toBe(200);
    const conflict = review.getByRole('alert').filter({ hasText: '已由他人处理' });
    await expect(conflict).toContainText('高建明');
    await expect(review.getByRole('button', { name: '确认通过' })).toBeDisabled();
  });

  test('is about what was read: what a colleague corrects behind it is shown, and it is made again', async ({
    page,
    signIn,
    staff,
    stack,
  }) => {
    const [angel, god] = [await staff('angel'), await staff('god')];
    const kyc = await submitKyc(await staff('angel2'), stack.url);
    const meanwhile = async (was: Schemas.Kyc, full_name: string) => {
      const refetched = page.waitForResponse(new RegExp(`/identify/admin/v1/detail/${kyc.id}`));
      const now = await correctKyc(god, was, { full_name });
      await refetched;
      await untilQuiet(page);
      return now;
    };
    await signIn('angel');
    const review = await openKyc(page, kyc);
    await untilLive(page);
    const conflict = review.getByRole('alert').filter({ hasText: '记录刚被修改' });
    await review.getByRole('button', { name: '通过' }).click();
    await expect(review.getByRole('form')).toContainText(kyc.full_name ?? '');
    const second = await meanwhile(kyc, '第二个名字');
    await review.getByRole('button', { name: '确认通过' }).click();
    await expect(conflict).toContainText('高建明');

    await review.getByRole('button', { name: '驳回' }).click();
    await review.getByRole('checkbox', { name: '其他' }).check();
    await review.getByLabel('说明').fill('姓名不符');
    await meanwhile(second, '第三个名字');
    await review.getByRole('button', { name: '确认驳回' }).click();
    await expect(conflict).toContainText('其他 · 姓名不符');
    const { body } = await angel.get<Schemas.KycDetail>(`/identify/admin/v1/detail/${kyc.id}`);
    expect(body.kyc.status).toBe('pending');
    await expect(review.getByLabel('说明')).toHaveValue('姓名不符');
    await review.getByRole('button', { name: '确认驳回' }).click();
    await expect(page.getByText(`${kyc.client.full_name} 的实名认证已驳回`)).toBeVisible();
  });

  test('is not taken for another one that the same person has made elsewhere @night', async ({
    page,
    signIn,
    staff,
    stack,
  }) => {
    const [angel, god] = [await staff('angel'), await staff('god')];
    const decide = async ({ id, version }: Schemas.Kyc, decision: object) => {
      const made = await angel.post(`/identify/admin/v1/audit/${id}`, { ...decision, version });
      expect(made.status).toBe(200);
    };
    await signIn('angel');
    for (const elsewhere of [
      (kyc: Schemas.Kyc) => decide(kyc, { result: 'rejected', reason_code: 'suspicious' }),
      async (kyc: Schemas.Kyc) =>
        decide(await correctKyc(god, kyc, { full_name: '另一个名字' }), { result: 'approved' }),
    ]) {
      const kyc = await submitKyc(await staff('angel2'), stack.url);
      const review = await openKyc(page, kyc);
      await review.getByRole('button', { name: '通过' }).click();
      await expect(review.getByRole('button', { name: '确认通过' })).toBeVisible();
      await untilLive(page);
      await elsewhere(kyc);
      // An approval renames the client, and with that the dialog.
      const dialog = page.getByRole('dialog', { name: '的实名资料' });
      await expect(dialog.getByRole('alert').filter({ hasText: '已由他人处理' })).toBeVisible();
    }
  });

  test("is recognised as the user's own if its response was lost @night", async ({
    page,
    signIn,
    staff,
    stack,
  }) => {
    const kyc = await submitKyc(await staff('angel2'), stack.url);
    await signIn('angel');
    const review = await openKyc(page, kyc);
    await page.route(
      `**/identify/admin/v1/audit/${kyc.id}`,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await review.getByRole('button', { name: '通过' }).click();
    await review.getByRole('button', { name: '确认通过' }).click();
    const done = page.getByText(`${kyc.client.full_name} 的实名认证已通过`);
    const again = review.getByRole('button', { name: '确认通过', disabled: false });
    // It may be sent again by itself, or by the user: it is decided once.
    await expect(done.or(again).first()).toBeVisible();
    if (!(await done.isVisible())) await again.click();
    await expect(done).toBeVisible();
    await expect(page.getByText('已由他人处理')).toHaveCount(0);
  });
});

test('the viewer turns and moves the picture by keys, and the picture stays visible while the form is corrected from it @night', async ({
  page,
  signIn,
  staff,
  stack,
}) => {
  const kyc = await submitKyc(await staff('angel'), stack.url);
  await page.route(`**/identify/admin/v1/detail/${kyc.id}`, async (route) => {
    const response = await route.fetch();
    const detail: Schemas.KycDetail = await response.json();
    detail.kyc.id_expiry = '2020-01-31';
    await route.fulfill({ json: detail });
  });
  await signIn('angel');
  const review = await openKyc(page, kyc);
  await expect(review.getByText('已过期')).toBeVisible();
  await expect(review.getByText('2020/01/31')).toBeVisible();
  const front = review.getByRole('img', { name: '身份证 正面的图片' });
  await expect(front).toBeVisible();
  const lies = () => front.evaluate(({ style }) => style.transform);
  expect(await lies()).toMatch(/rotate\(0deg\)/);
  await page.keyboard.press(']');
  await expect.poll(lies).toMatch(/rotate\(90deg\)/);
  await page.keyboard.press('[');
  await expect.poll(lies).toMatch(/rotate\(0deg\)/);
  for (let at = 0; at < 6; at++) await page.keyboard.press('+');
  const before = await lies();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(lies).not.toBe(before);
  const aside = await lies();
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(lies).not.toBe(aside);
  const scale = review.getByRole('status').filter({ hasText: '%' });
  const percent = async () => Number.parseInt((await scale.textContent()) ?? '', 10);
  const large = await percent();
  await page.keyboard.press('-');
  await expect.poll(percent).toBeLessThan(large);
  // The key of + if no one holds Shift.
  await page.keyboard.press('=');
  await expect.poll(percent).toBe(large);
  await expect(front).toBeVisible();

  await review.getByRole('button', { name: '更正' }).click();
  const form = page.getByRole('region', { name: /^更正/ });
  await expect(form.getByLabel('证件姓名')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(front).toBeInViewport();
  await review.getByRole('button', { name: '放大' }).click();
  await expect.poll(percent).toBeGreaterThan(large);
  await form.getByLabel('证件姓名').press('Escape');
  await expect(form).toBeHidden();
  await expect(review.getByRole('button', { name: '更正' })).toBeFocused();
  await expect(front).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(review.getByRole('img', { name: '身份证 反面的图片' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(front).toBeVisible();
});

test('a user who closes a check while the next page loads is not taken to another @night', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const order = 'status=approved&sort=submitted_at';
  const { body } = await angel.get<Schemas.KycList>(`/identify/admin/v1/list?${order}&size=20`);
  const last = body.list.at(-1);
  if (last === undefined || body.total <= 20) throw new Error('Too few approved checks.');
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await signIn('angel');
  const review = await openKyc(page, last);
  // From the beginning: a page that has been asked for before would be turned to at once.
  await page.route(/identify\/admin\/v1\/list\?.*page=2/, async (route) => {
    await held;
    await route.continue();
  });
  const request = page.waitForRequest(/list\?.*page=2/);
  await page.goto(`/kyc?${order}&id=${last.id}`);
  await expect(review.getByRole('button', { name: '下一份' })).toBeVisible();
  await page.keyboard.press('n');
  await request;
  await page.keyboard.press('Escape');
  await expect(review).toBeHidden();
  letGo();
  await untilQuiet(page);
  await expect(page).not.toHaveURL(/id=|page=2/);
});
