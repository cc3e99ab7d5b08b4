import type account from './en-US/account.json';

declare module '#/kit/i18n/resources.ts' {
  interface Resources {
    account: typeof account;
  }
}
