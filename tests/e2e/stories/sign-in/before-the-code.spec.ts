import { expect, signInRemembered, test } from '../../support/fixtures.ts';
import { untilLive, untilQuiet } from '../../support/traffic.ts';

/** A page that the code of menus and dialogs is no part of. */
const pageWithoutOverlays = '/no/such/page';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

// @rule navigation: Settings, labels, profile and rights are prefetched; nothing authenticated before the settings
// @in core/prefetch/prefetch-script.ts
test('the first labels, the settings and the user are requested before the console has run', async ({
  page,
  arrive,
}) => {
  await arrive('god');
  await untilLive(page);
  await untilQuiet(page);
  const [code, settings] = [gate(), gate()];
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.route('**/assets/{base,core}-*.js', async (route) => {
    await code.opened;
    await route.continue();
  });
  await page.route('**/setting/**', async (route) => {
    await settings.opened;
    await route.continue();
  });
  await page.goto('/funds/deposit', { waitUntil: 'commit' });
  const labels = /^\/assets\/login-labels-[\w-]+\.js$/;
  await expect.poll(() => requests.some((path) => labels.test(path))).toBe(true);
  expect(requests).toEqual(expect.arrayContaining(['/setting/app/v1/locale', '/setting/v1/app']));
  // Nothing that carries the session, before it is known whose console this is.
  const ofPerson = () => requests.filter((path) => path.includes('/admin/'));
  expect(ofPerson()).toEqual([]);
  settings.open();
  await expect.poll(ofPerson).toEqual(['/auth/admin/v1/userinfo']);
  const ofPages = () =>
    requests.flatMap(
      (path) => /^\/assets\/(app|list|queries|ui)-[\w-]+\.js$/.exec(path)?.[1] ?? [],
    );
  await expect.poll(() => ofPages().toSorted()).toEqual(['app', 'list', 'queries', 'ui']);
  code.open();
  await expect(page.getByRole('heading', { level: 1, name: '入金审核' })).toBeVisible();
  expect(requests.filter((path) => /^\/setting\/|userinfo/.test(path))).toHaveLength(3);
  expect(ofPages()).toHaveLength(4);
});

test('a new tab of a remembered session has the rights asked for with the profile, each once @night', async ({
  page,
  context,
}) => {
  await signInRemembered(page, 'god');
  const other = await context.newPage();
  const code = gate();
  const requests: string[] = [];
  other.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await other.route('**/assets/{base,core}-*.js', async (route) => {
    await code.opened;
    await route.continue();
  });
  await other.goto('/funds/deposit', { waitUntil: 'commit' });
  const ofPerson = () => requests.filter((path) => path.startsWith('/auth/admin/'));
  await expect
    .poll(ofPerson)
    .toEqual([
      '/auth/admin/v1/userinfo',
      expect.stringMatching(/^\/auth\/admin\/v1\/permission\/[\w-]{36}$/),
    ]);
  code.open();
  await expect(other.getByRole('heading', { level: 1, name: '入金审核' })).toBeVisible();
  expect(ofPerson()).toHaveLength(2);
});

test('the login page alone is requested without a session', async ({ page, stack }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${stack.url}/funds/deposit`);
  await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
  expect(requests.filter((path) => /\/assets\/(?:app|ui|list|deposit)-/.test(path))).toEqual([]);
});

test('a menu whose code is still on its way opens by a key, takes the focus, and gives it back @night', async ({
  page,
  arrive,
}) => {
  await arrive('god');
  const code = gate();
  await page.route('**/assets/{menu-parts,overlays}-*.js', async (route) => {
    await code.opened;
    await route.continue();
  });
  await page.goto(pageWithoutOverlays);
  const button = page.getByRole('banner').getByRole('button', { name: '语言' });
  await button.focus();
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  code.open();
  await expect(page.getByRole('menuitemradio').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  for (const key of ['Space', 'ArrowDown']) {
    await button.press(key);
    await expect(page.getByRole('menuitemradio').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
});

test.describe('if the code of menus is unavailable', () => {
  test.use({ expectedTrouble: /menu-parts|overlays|net::ERR_FAILED/ });

  test('the menu that is opened says so, and the page stays @night', async ({ page, arrive }) => {
    await arrive('god');
    await page.route('**/assets/{menu-parts,overlays}-*.js', (route) => route.abort());
    await page.goto(pageWithoutOverlays);
    const button = page.getByRole('banner').getByRole('button', { name: '语言' });
    await button.click();
    await expect(page.getByText('页面没有加载成功')).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the most frequently run files say so at the beginning, which the browser reads @night', async ({
  page,
  arrive,
}) => {
  await arrive('god');
  const files = new Map<string, string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/(app|base|core|list|ui)-[\w-]{7}\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) files.set(name, request.url());
  });
  await page.goto('/funds/deposit');
  await expect(page.getByRole('heading', { level: 1, name: '入金审核' })).toBeVisible();
  expect([...files.keys()].toSorted()).toEqual(['app', 'base', 'core', 'list', 'ui']);
  for (const [name, url] of files) {
    const code = await (await page.request.get(url)).text();
    expect(code.startsWith('//# allFunctionsCalledOnLoad\n'), name).toBe(true);
  }
});
