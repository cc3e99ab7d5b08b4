import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from '@playwright/test';
import { anyPicture, correctKyc, submitKyc, unverified } from '../../../support/kyc.ts';
import { choose } from '../../support/choose.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openKyc } from '../../support/kyc-review.ts';
import { untilLive, untilQuiet } from '../../support/traffic.ts';

async function meanwhile(page: Page, { id }: Schemas.Kyc, change: () => Promise<unknown>) {
  const refetched = page.waitForResponse(new RegExp(`/identify/admin/v1/detail/${id}`));
  await change();
  await refetched;
  await untilQuiet(page);
}

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: anyPicture() });

test.describe('an identity check that staff fill in', () => {
  test.use({ expectedTrouble: /ERR_|s3\/admin\/upload/ });

  // @rule identity: Identity documents entered by staff are validated and wait for pictures
  // @in features/kyc/submit/kyc-form.tsx
  test('is refused at its fields, sends nothing before it is whole, and waits for its pictures', async ({
    page,
    signIn,
    staff,
  }) => {
    const angel = await staff('angel');
    const kyc = await unverified(angel);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/fill/')) sent.push(request.url());
    });
    await signIn('angel');
    const review = await openKyc(page, kyc);
    await review.getByRole('button', { name: '代客提交' }).click();
    const form = page.getByRole('region', { name: /^代 .* 提交实名资料/ });
    const submit = form.getByRole('button', { name: '提交审核' });
    const front = form.getByLabel('证件正面');
    await form.getByLabel('证件姓名').fill('王小明');
    await choose(form.getByLabel('证件类型'), '身份证');
    await form.getByRole('combobox', { name: '国籍' }).fill('CN');
    await page.getByRole('option', { name: /中国.*CN/ }).click();
    await choose(form.getByLabel('认证级别'), '高级');
    await form.getByLabel('出生日期').fill('2999-01-01');
    await form.getByLabel('证件有效期至').fill('2020-01-31');
    await submit.click();
    await expect(form.getByLabel('证件号码')).toHaveAccessibleDescription(/请填写此项/);
    await form.getByLabel('证件号码').fill('x!');
    await expect(form.getByLabel('证件号码')).toHaveAccessibleDescription(/4 至 30 位/);
    await expect(form.getByLabel('出生日期')).toHaveAccessibleDescription(/不能晚于今天/);
    await expect(form.getByLabel('证件有效期至')).toHaveAccessibleDescription(/证件已过期/);
    await expect(form.getByLabel('住址', { exact: true })).toHaveAccessibleDescription(
      /高级认证需要填写住址/,
    );
    await expect(front).toHaveAccessibleDescription(/请上传证件图片/);

    await choose(form.getByLabel('认证级别'), '初级');
    await form.getByLabel('证件号码').fill('310115199001317719');
    await form.getByLabel('出生日期').fill('1990-01-31');
    await form.getByLabel('证件有效期至').fill('');
    await expect(form.getByLabel('证件反面')).toBeVisible();
    await choose(form.getByLabel('证件类型'), '护照');
    await expect(form.getByLabel('证件反面')).toHaveCount(0);
    await page.route('**/s3/admin/upload/**', (route) => route.abort(), { times: 1 });
    await front.setInputFiles(picture('front.png'));
    await expect(form.getByText(/上传失败/)).toBeVisible();
    await submit.click();
    await expect(form.getByText('图片还没有上传成功，请重新上传或移除')).toBeVisible();
    expect(sent).toEqual([]);
    await form.getByRole('button', { name: '重新上传' }).click();
    await expect(form.getByText('已上传')).toBeVisible();
    await submit.click();
    await expect(form).toBeHidden();
    await expect(review.getByText('待审核')).toBeVisible();
    await expect(review.getByText('长期有效')).toBeVisible();
  });
});

test.describe('a correction', () => {
  test.use({ expectedTrouble: /409/ });

  test("is refused after a colleague's, and overwrites nothing @night", async ({
    page,
    signIn,
    staff,
    stack,
  }) => {
    const [angel, god] = [await staff('angel'), await staff('god')];
    const kyc = await submitKyc(angel, stack.url);
    await signIn('angel');
    const review = await openKyc(page, kyc);
    await untilLive(page);
    await review.getByRole('button', { name: '更正' }).click();
    const form = page.getByRole('region', { name: /^更正/ });
    await form.getByLabel('证件姓名').fill('王晓明');
    await meanwhile(page, kyc, () => correctKyc(god, kyc, { address: '静安区 1 号' }));
    await form.getByRole('button', { name: '保存更正' }).click();
    await expect(form.getByRole('alert')).toContainText('更正没有保存');
    await expect(form.getByLabel('证件姓名')).toHaveValue('王晓明');
    const { body } = await angel.get<Schemas.KycDetail>(`/identify/admin/v1/detail/${kyc.id}`);
    expect(body.kyc).toMatchObject({ full_name: kyc.full_name, address: '静安区 1 号' });
  });
});

test.describe('what is filled in for a client', () => {
  test.use({ expectedTrouble: /409/ });

  test("is refused and kept after a colleague's submission and rejection @night", async ({
    page,
    signIn,
    staff,
    stack,
  }) => {
    const [angel, god] = [await staff('angel'), await staff('god')];
    const kyc = await unverified(angel);
    await signIn('angel');
    const review = await openKyc(page, kyc);
    await untilLive(page);
    await review.getByRole('button', { name: '代客提交' }).click();
    const form = page.getByRole('region', { name: /^代 .* 提交实名资料/ });
    await form.getByLabel('证件姓名').fill('王小明');
    await choose(form.getByLabel('证件类型'), '护照');
    await form.getByLabel('证件号码').fill('E55667788');
    await form.getByLabel('出生日期').fill('1990-01-31');
    await form.getByRole('combobox', { name: '国籍' }).fill('CN');
    await page.getByRole('option', { name: /中国.*CN/ }).click();
    await choose(form.getByLabel('认证级别'), '初级');
    await form.getByLabel('证件正面').setInputFiles(picture('front.png'));
    await expect(form.getByText('已上传')).toBeVisible();
    await meanwhile(page, kyc, async () => {
      const { version } = await submitKyc(god, stack.url, {}, kyc);
      const decision = { result: 'rejected', reason_code: 'suspicious', version };
      expect((await god.post(`/identify/admin/v1/audit/${kyc.id}`, decision)).status).toBe(200);
    });
    await form.getByRole('button', { name: '提交审核' }).click();
    await expect(form.getByRole('alert')).toContainText('实名资料提交失败');
    await expect(form.getByLabel('证件姓名')).toHaveValue('王小明');
    const { body } = await angel.get<Schemas.KycDetail>(`/identify/admin/v1/detail/${kyc.id}`);
    expect(body.kyc).toMatchObject({ status: 'rejected', attempt_no: 1 });
  });
});

test('a correction of nothing is not sent, and what is approved is replaced by a new check alone @night', async ({
  page,
  signIn,
  staff,
  stack,
}) => {
  const angel = await staff('angel');
  const kyc = await submitKyc(await staff('angel2'), stack.url);
  await signIn('angel');
  const review = await openKyc(page, kyc);
  await review.getByRole('button', { name: '更正' }).click();
  const form = page.getByRole('region', { name: /^更正/ });
  await form.getByRole('button', { name: '保存更正' }).click();
  await expect(form.getByLabel('证件姓名')).toHaveAccessibleDescription(/还没有任何改动/);
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: '取消' }).click();
  await expect(form).toBeHidden();

  await angel.post(`/identify/admin/v1/audit/${kyc.id}`, {
    result: 'approved',
    version: kyc.version,
  });
  await expect(review.getByText('已通过')).toBeVisible();
  await untilQuiet(page);
  for (const name of ['更正', '通过', '驳回']) {
    await expect(review.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await review.getByRole('button', { name: '代客提交' }).click();
  await expect(page.getByRole('region', { name: /^代/ })).toContainText('提交后客户变回待审核');
});
