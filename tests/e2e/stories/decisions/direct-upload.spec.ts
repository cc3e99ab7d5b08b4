import { startS3Server } from '../../../../apps/server/src/testing/s3-server.ts';
import { clientWithAccount } from '../../../support/deposits.ts';
import { signInByHand } from '../../../support/staff-api.ts';
import { choose } from '../../support/choose.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ expectedTrouble: /Content Security Policy/ });

test('a proof goes straight from the browser to the bucket that keeps files, and is recorded @night', async ({
  page,
  signIn,
  startOwn,
}) => {
  // Has a server of its own.
  test.slow();
  const s3 = await startS3Server();
  try {
    const { config } = s3;
    const own = await startOwn({
      env: {
        S3_ENDPOINT: config.endpoint,
        S3_REGION: config.region,
        S3_BUCKET: config.bucket,
        S3_ACCESS_KEY_ID: config.accessKeyId,
        S3_SECRET_ACCESS_KEY: config.secretAccessKey,
        S3_FORCE_PATH_STYLE: 'true',
      },
    });
    const { client, account } = await clientWithAccount(await signInByHand(own.url, 'angel'));
    await signIn('angel', own);
    await page.goto(`${own.url}/client?id=${client.id}`);
    await page.getByRole('button', { name: '登记入金' }).click();
    const form = page.getByRole('dialog', { name: '登记入金' });
    await choose(form.getByLabel('入金账户'), account.id);
    await form.getByLabel('金额').fill('77.70');
    await form.getByLabel('付款人').fill('Bucket Payer');

    const put = page.waitForResponse((response) => response.request().method() === 'PUT');
    const buffer = await page.screenshot();
    const proof = { name: 'receipt.png', mimeType: 'image/png', buffer };
    await form.getByLabel('付款凭证').setInputFiles(proof);
    expect((await put).url()).toContain(`${config.endpoint}/${config.bucket}/incoming/`);
    await expect(form.getByText('已上传')).toBeVisible();
    await form.getByRole('button', { name: '提交审核' }).click();
    await expect(page.getByText('已登记 77.70 USD')).toBeVisible();

    const refused = await page.evaluate(
      (url) =>
        fetch(url, { method: 'PUT', body: 'x' }).then(
          () => 'sent',
          () => 'refused',
        ),
      `${config.endpoint}/${config.bucket}/files/anything`,
    );
    expect(refused).toBe('refused');
  } finally {
    await s3.close();
  }
});
