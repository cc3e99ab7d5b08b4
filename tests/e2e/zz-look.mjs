import { chromium } from '@playwright/test';

const base = 'http://127.0.0.1:4741';
const [
  ,
  ,
  who = 'angel',
  out = '/tmp/client-shots',
  mode = 'desk',
  theme = 'light',
  lang = 'zh',
  ...paths
] = process.argv;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic'],
});
const ctx = await browser.newContext({
  viewport: mode === 'desk' ? { width: 1440, height: 900 } : { width: 375, height: 812 },
  colorScheme: theme,
  baseURL: base,
});
const page = await ctx.newPage();
page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()));
page.on('pageerror', (e) => console.log('PAGE', e.message));
await page.goto('/login');
await page.getByRole('img', { name: '验证码图片' }).waitFor();
await page.getByRole('textbox', { name: '用户名' }).fill(who);
await page.getByLabel('密码', { exact: true }).fill('Brokerdesk#1');
await page.getByRole('textbox', { name: '验证码' }).fill('QA4600');
await page.getByRole('button', { name: '登录' }).click();
await page.waitForURL(/dashboard/);
if (lang === 'en') {
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
}
for (const p of paths) {
  const [name, path] = p.split('=@');
  await page.goto(path);
  await page.waitForTimeout(700);
  await page
    .waitForFunction(
      () => ![...document.querySelectorAll('[aria-busy=true]')].some((e) => e.checkVisibility()),
      null,
      { timeout: 15000 },
    )
    .catch(() => {});
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${out}/${name}-${mode}-${theme}-${lang}.png` });
}
await browser.close();
