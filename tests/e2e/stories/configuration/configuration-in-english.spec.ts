import { expect, test } from '../../support/fixtures.ts';

/** Each page of the configuration, by its title, with what is on it whatever the data. */
const pages = [
  ['/users', 'Staff', 'Invite'],
  ['/users?view=team', 'Staff', null],
  ['/service', 'Support channels', 'New channel'],
  ['/crypto_address', 'Crypto addresses', 'Add address'],
  ['/config/settings/app', 'App settings', 'Save'],
  ['/config/settings/app?tab=company', 'App settings', 'Save'],
  ['/config/settings/app?tab=products', 'App settings', 'Save'],
  ['/config/settings/app?tab=documents', 'App settings', 'Review and publish'],
  ['/config/settings/app?tab=time-zone', 'App settings', 'Save'],
  ['/config/permission', 'Permissions', 'Deposits'],
  ['/config/permission?tab=see-as', 'Permissions', null],
  ['/config/permission?tab=difference', 'Permissions', null],
  ['/config/permission?view=service-accounts', 'Permissions', null],
  ['/config/ip_access', 'IP access', 'New rule'],
  ['/config/trade_config', 'Trade settings', 'Edit'],
  ['/config/exchange_config', 'Rates and exchanges', null],
  ['/config/exchange_config?view=market', 'Rates and exchanges', null],
  ['/config/currency_pair', 'Currency pairs', 'New pair'],
  ['/config/audit_log', 'Audit log', null],
] as const;

/** A label that was not found shows as its key. */
const key = /^[a-z][A-Za-z-]*(?::|\.)[a-z][\w.]*$/;

for (const [path, title, action] of pages) {
  test(`in English every label of the page is there: ${path}`, async ({ page, signIn }) => {
    await signIn('god');
    await page.evaluate(() => localStorage.setItem('brokerdesk.locale', 'en-US'));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    if (action) await expect(page.getByRole('button', { name: action }).first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const texts = await page
      .locator('main :is(button, label, th, h1, h2, h3, legend, [role=tab])')
      .allTextContents();
    expect(texts.filter((text) => key.test(text.trim()))).toEqual([]);
    // Names and notes of the demonstration are in Chinese; what can be pressed and chosen is not.
    const controls = await page.locator('main :is([role=tab], label, thead th)').allTextContents();
    expect(controls.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
  });
}

/** Lists whose records open in a drawer. */
const lists = [
  '/users?q=hero',
  '/service',
  '/crypto_address',
  '/config/ip_access',
  '/config/exchange_config',
  '/config/exchange_config?view=market',
  '/config/currency_pair',
  '/config/audit_log',
];

for (const path of lists) {
  test(`in English every label of an opened record is there: ${path}`, async ({ page, signIn }) => {
    await signIn('god');
    await page.evaluate(() => localStorage.setItem('brokerdesk.locale', 'en-US'));
    await page.goto(path);
    await page.locator('[data-row-open]').first().click();
    const drawer = page.locator('[data-slot=drawer]');
    await expect(drawer.locator('dt').first()).toBeVisible();
    await expect(drawer.locator('[aria-busy=true]')).toHaveCount(0);
    if (path !== '/config/audit_log') {
      await expect(drawer.getByRole('link', { name: 'Audit log of this record' })).toHaveAttribute(
        'href',
        /\/config\/audit_log\?.*subject_id=/,
      );
    }
    const labels = await drawer.locator(':is(dt, h3, button, label, summary)').allTextContents();
    expect(labels.filter((text) => key.test(text.trim()) || /\p{Script=Han}/u.test(text))).toEqual(
      [],
    );
  });
}
