import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromiumFlags, findChromium } from '../support/find-chromium.ts';
import { demoPassword, qaCaptcha } from '../support/stack.ts';
import { supervisorSees } from './supervisor-sees.ts';

describe('an application of a third party, built with Vite and served by the server', () => {
  let browser: Browser;
  beforeAll(async () => {
    const executablePath = findChromium();
    browser = await chromium.launch({
      args: chromiumFlags,
      ...(executablePath === undefined ? {} : { executablePath }),
    });
  });
  afterAll(() => browser?.close());

  test('signs in, decides, navigates, reads and signs out in a browser, without an error', async () => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('requestfailed', (request) => errors.push(request.url()));
    await page.goto(inject('server'));
    await page.getByLabel('Username').fill('angel');
    await page.getByLabel('Password').fill(demoPassword);
    await page.getByLabel('Captcha').fill(qaCaptcha);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const shown = page.getByRole('status').filter({ hasText: '{' });
    expect(JSON.parse((await shown.textContent()) ?? '')).toEqual(supervisorSees);
    expect(errors).toEqual([]);
  });
});
