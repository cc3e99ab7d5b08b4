import type account from './en-US/account.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    account: typeof account;
  }
}
