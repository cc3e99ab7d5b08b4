import type { Browser, BrowserContextOptions } from '@playwright/test';
import { demoPassword, qaCaptcha, type Stack } from '../../support/stack.ts';
import { signInByHand } from '../../support/staff-api.ts';

import { bareToken } from './bare-limits.ts';

export interface Site {
  readonly name: string;
  readonly url: string;
  readonly signedIn: () => Promise<NonNullable<BrowserContextOptions['storageState']>>;
  readonly loginPath: string;
  readonly tablePath: string;
  readonly row: string;
  readonly pages: readonly [SitePage, SitePage];
}

export interface SitePage {
  readonly heading: string;
  readonly link: string;
}

export function consoleSite(stack: Stack, browser: Browser): Site {
  return {
    name: 'Brokerdesk',
    url: stack.url,
    loginPath: '/login',
    tablePath: '/funds/deposit',
    row: '[data-row-open]',
    pages: [
      { heading: '客户管理', link: 'nav a[href="/client"]' },
      { heading: '入金审核', link: 'nav a[href="/funds/deposit"]' },
    ],
    async signedIn() {
      const context = await browser.newContext({ locale: 'zh-CN' });
      const page = await context.newPage();
      await page.goto(`${stack.url}/login`);
      await page.getByRole('img', { name: '验证码图片' }).waitFor();
      await page.getByLabel('用户名').fill('god');
      await page.getByLabel('密码', { exact: true }).fill(demoPassword);
      await page.getByRole('textbox', { name: '验证码' }).fill(qaCaptcha);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: '登录' }).click();
      await page.waitForURL(/dashboard/);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const state = await context.storageState();
      await context.close();
      return state;
    },
  };
}

export function librarySite(stack: Stack): Site {
  return {
    ...bareSite(stack),
    name: 'its libraries alone',
    loginPath: '/login',
    pages: [
      { heading: 'clients', link: 'a:text("clients")' },
      { heading: 'deposits', link: 'a:text("deposits")' },
    ],
  };
}

export function bareSite(stack: Stack): Site {
  return {
    name: 'bare page',
    url: stack.url,
    loginPath: '/',
    tablePath: '/',
    row: 'tbody tr',
    pages: [
      { heading: 'clients', link: 'button:text("clients")' },
      { heading: 'deposits', link: 'button:text("deposits")' },
    ],
    async signedIn() {
      const { accessToken } = await signInByHand(stack.url, 'god');
      const localStorage = [{ name: bareToken, value: accessToken }];
      return { cookies: [], origins: [{ origin: stack.url, localStorage }] };
    },
  };
}
