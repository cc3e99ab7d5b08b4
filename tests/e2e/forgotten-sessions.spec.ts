import type { Page } from '@playwright/test';
import { expect, signInRemembered, test } from './fixtures.ts';

const storages = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test.describe('when the settings cannot be loaded', () => {
  test.use({ expectedTrouble: /503|Failed to load/ });

  test('a remembered session behind the one of the tab is ended as well, and nobody is signed in by trying again', async ({
    page,
    context,
    staff,
  }) => {
    const other = await context.newPage();
    await signInRemembered(other, 'god');
    await other.close();
    const { tokens } = await staff('hero');
    await page.goto('/healthz');
    await page.evaluate(
      (session) => {
        sessionStorage.setItem('brokerdesk.session', JSON.stringify(session));
        // What hero has looked for last.
        sessionStorage.setItem('brokerdesk.palette', '{"person":"u","choices":[{"id":"Ada"}]}');
      },
      { id: 'of the tab', tokens },
    );

    const settings = '**/setting/app/v1/locale';
    await page.route(settings, (route) => route.fulfill({ status: 503 }));
    await page.goto('/client');
    await expect(page.getByRole('alert')).toContainText('为安全起见已退出登录');
    expect(await storages(page)).not.toMatch(/eyJ[\w-]+\.[\w-]+|Ada/);

    await page.unroute(settings);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByLabel('用户名')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });
});
