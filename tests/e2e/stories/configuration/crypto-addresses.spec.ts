import type { Schemas } from '@brokerdesk/sdk';
import { seededRandom } from '../../../../apps/server/src/kernel/random.ts';
import { drawnAddress } from '../../../../apps/server/src/seed/firm.ts';
import { axeFindings } from '../../support/axe.ts';
import { choose } from '../../support/choose.ts';
import { toasts } from '../../support/client-menu.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ expectedTrouble: /crypto_address\/admin\/v1\/create|status of 400/ });

const random = seededRandom(Date.now());
const tronAddress = () => drawnAddress(random, 0x41);
const litecoinAddress = () => drawnAddress(random, 0x30);
const path = '/crypto_address/admin/v1';

test('an address with a wrong checksum is refused at its field, and the right one waits for a second person', async ({
  page,
  signIn,
}) => {
  const address = tronAddress();
  const last = address.endsWith('a') ? 'b' : 'a';
  await signIn('angel');
  await page.goto('/crypto_address');
  await page.getByRole('button', { name: '新增地址' }).click();
  const form = page.getByRole('dialog', { name: '新增收款地址' });
  const field = form.getByLabel('地址', { exact: true });
  await choose(form.getByLabel('网络'), '波场 TRC20');
  await choose(form.getByLabel('币种'), 'USDT');
  await form.getByLabel('备注').fill('冷钱包');
  await field.fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  await form.getByRole('button', { name: '提交复核' }).click();
  await expect(form).toContainText('网络的有效地址');
  await field.fill(address.slice(0, -1) + last);
  await field.press('Tab');
  await expect(form).toContainText('请核对是否抄错');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('备注')).toHaveValue('冷钱包');
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await field.fill(address);
  await form.getByRole('button', { name: '提交复核' }).click();
  await expect(toasts(page)).toContainText('已提交，等待第二人复核');

  await page.goto(`/crypto_address?q=${address}`);
  await page.locator('[data-row-open]').first().click();
  const drawer = page.getByRole('dialog', { name: /USDT/ });
  await expect(drawer.getByRole('img', { name: `USDT 地址二维码：${address}` })).toBeVisible();
  await expect(drawer).toContainText('您不能通过这个地址');
  await expect(drawer).toContainText('可复核人');
  await expect(drawer.getByRole('button', { name: '通过' })).toHaveCount(0);
  expect(await axeFindings(page, '[data-slot=drawer]')).toEqual([]);

  const at = page.url();
  await signIn('angel2');
  await page.goto(at);
  await drawer.getByRole('button', { name: '通过' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(address);
  await question.getByRole('button', { name: '确认通过' }).click();
  await toasts(page).getByRole('link', { name: '查看记录' }).click();
  await expect(drawer.getByRole('button', { name: '停用', exact: true })).toBeVisible();
  await expect(drawer).toContainText('还没有入金写明这个地址');
});

test('an address is replaced without a gap: the old one is disabled once another is enabled', async ({
  page,
  staff,
  signIn,
}) => {
  const [angel, second] = [await staff('angel'), await staff('angel2')];
  // A coin of which the demonstration set has no enabled or pending address.
  const enable = async (address: string) => {
    const body = { coin: 'LTC', network: 'litecoin', address };
    const made = await angel.post<Schemas.CryptoAddress>(`${path}/create`, body);
    const audit = { result: 'approved', version: made.body.version };
    await second.put(`${path}/audit/${made.body.id}`, audit);
    return made.body.id;
  };
  const [old, next] = [litecoinAddress(), litecoinAddress()];
  const id = await enable(old);
  await page.addInitScript(() => localStorage.setItem('brokerdesk.locale', 'en-US'));
  await signIn('angel');
  await page.goto(`/crypto_address?q=${old}&id=${id}`);
  const drawer = page.getByRole('dialog', { name: /LTC/ });
  await drawer.getByRole('button', { name: 'Disable', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('The only enabled LTC');
  await question.getByRole('button', { name: 'Cancel' }).click();

  await drawer.getByRole('button', { name: 'Add replacement' }).click();
  const form = page.getByRole('dialog', { name: 'Add a replacement' });
  await expect(form.getByLabel('Coin')).toHaveText('LTC');
  await form.getByLabel('Address', { exact: true }).fill(next);
  await form.getByRole('button', { name: 'Submit for approval' }).click();
  const steps = drawer.getByRole('list', { name: 'Replace the address' });
  await expect(steps.getByRole('button', { name: next })).toBeVisible();
  await expect(steps.getByRole('button', { name: 'Disable this address' })).toHaveCount(0);

  const { body } = await angel.get<Schemas.CryptoAddressList>(`${path}/list?q=${next}`);
  const [waiting] = body.list;
  await second.put(`${path}/audit/${waiting?.id}`, { result: 'approved', version: 1 });
  await steps.getByRole('button', { name: 'Disable this address' }).click();
  await expect(page.getByRole('alertdialog')).not.toContainText('The only enabled');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(drawer.getByRole('button', { name: 'Request enabling' })).toBeVisible();
});
