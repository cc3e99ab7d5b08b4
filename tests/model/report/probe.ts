import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../support/find-chromium.ts';

const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath ? { executablePath } : {}),
});
const url = 'file:///work/main/tests/model/report.html';
for (const [name, opts] of Object.entries({
  light: { viewport: { width: 1280, height: 900 } },
  dark: { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
  narrow: { viewport: { width: 375, height: 800 } },
} as const)) {
  const page = await browser.newPage(opts);
  page.on('console', (m) => console.log('console', m.text()));
  page.on('pageerror', (e) => console.log('pageerror', e));
  const t = performance.now();
  await page.goto(url);
  console.log(
    name,
    'load',
    Math.round(performance.now() - t),
    await page.evaluate(() =>
      JSON.stringify({
        nodes: document.querySelectorAll('*').length,
        w: document.documentElement.scrollWidth,
        nav: performance.getEntriesByType('navigation')[0]?.toJSON(),
      }),
    ),
  );
  await page.screenshot({ path: `/tmp/mr-${name}-1.png` });
  await page.evaluate(() => document.querySelector('.coverage')?.scrollIntoView());
  await page.screenshot({ path: `/tmp/mr-${name}-2.png` });
  const t2 = performance.now();
  console.log(
    'filter ms',
    await page.evaluate(() => {
      const i = document.querySelector('input')!;
      const t = performance.now();
      i.value = 'logs out fault';
      i.dispatchEvent(new Event('input', { bubbles: true }));
      const a = performance.now() - t;
      document.body.offsetHeight;
      return [a, performance.now() - t];
    }),
  );
  console.log(
    'filter again',
    await page.evaluate(() => {
      const i = document.querySelector('input')!;
      const t = performance.now();
      i.value = 'logs out 401';
      i.dispatchEvent(new Event('input', { bubbles: true }));
      const a = performance.now() - t;
      document.body.offsetHeight;
      return [a, performance.now() - t];
    }),
  );
  await page.evaluate(() => document.querySelector('form')!.scrollIntoView());
  await page.screenshot({ path: `/tmp/mr-${name}-3.png` });
  const failing = await page.evaluate(
    () =>
      document
        .querySelector('.verdict a[href^="#"]:not([href^="#machine"])')
        ?.getAttribute('href') ?? '#' + document.querySelector('.path details')!.id,
  );
  await page.goto(url + failing);
  await page.reload();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/mr-${name}-4.png` });
  await page.close();
}
await browser.close();
