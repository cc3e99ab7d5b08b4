import type account from './en-US/account.json';

declare module '#/shared/i18n/resources.ts' {
  interface Resources {
    account: typeof account;
  }
}
