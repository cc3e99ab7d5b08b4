import { expect, test } from '../../support/fixtures.ts';

// @rule tokens: Full storage locks no user out: the rest lasts as long as the page
// @in packages/sdk/src/web-tokens.ts core/browser/browser-storage.ts
test('a browser whose storage is full lets a user in, takes a theme, and follows the palette @night', async ({
  page,
  signInAtLogin,
}) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    // Room for next to nothing, as it is found out by trying.
    Storage.prototype.setItem = function (key, value) {
      if (key !== 'brokerdesk.probe') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await signInAtLogin('angel');
  await page.getByRole('button', { name: '主题' }).click();
  await page.getByRole('menuitemradio', { name: '深色' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /搜索页面/ });
  await expect(field).toBeFocused();
  await field.fill('入金审核');
  await expect(page.getByRole('option', { name: '入金审核' }).first()).toBeVisible();
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '入金审核' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
});
