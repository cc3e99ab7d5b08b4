import { newClient } from '../../../support/clients.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ expectedTrouble: /TrustedHTML|TrustedScript|inline event handler|document\// });

// @rule server: The page turns no text into HTML or scripts; charts and editor still work
// @in http/security-headers.ts ui/html/plain-html.ts
test('the page takes no HTML and no script address from text, while charts are drawn and documents are pasted into', async ({
  page,
  arrive,
}) => {
  await arrive('god');
  const refused = (write: string) =>
    page.evaluate((kind) => {
      const element = document.createElement(kind === 'script' ? 'script' : 'div');
      try {
        if (kind === 'script') element.setAttribute('src', '/evil.js');
        else element.innerHTML = '<img src="x" alt="" />';
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    }, write);
  expect([await refused('html'), await refused('script')]).toEqual([true, true]);

  await page.goto('/statistics/product?from=now-90d');
  await expect(page.locator('canvas').first()).toBeVisible();
  expect([await refused('html'), await refused('script')]).toEqual([true, true]);

  await page.goto('/config/settings/app?tab=documents');
  const text = page.getByRole('textbox', { name: '正文（中文）' });
  await text.click();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<p>pasted <strong>words</strong><img src="x" onerror="alert(1)"></p>',
    );
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(text.locator('strong', { hasText: 'words' })).toBeVisible();
  await expect(text.locator('[onerror]')).toHaveCount(0);
});

test('markup in the name and the note of a client is shown as it was written', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const markup = '<img src=x onerror=alert(1)>';
  const client = await newClient(angel, { full_name: markup });
  const note = await angel.post(`/client/admin/v1/note/${client.id}`, { text: `note ${markup}` });
  expect(note.status).toBe(201);
  await signIn('angel');
  await page.goto(`/client?q=${client.username}&client=${client.id}`);
  const drawer = page.getByRole('dialog', { name: markup });
  await drawer.getByRole('tab', { name: '备注' }).click();
  await expect(drawer).toContainText(`note ${markup}`);
  await expect(page.getByRole('row').filter({ hasText: markup })).toHaveCount(1);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});
