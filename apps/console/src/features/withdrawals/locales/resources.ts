import type withdrawal from './en-US/withdrawal.json';

declare module '#/kit/i18n/resources.ts' {
  interface Resources {
    withdrawal: typeof withdrawal;
  }
}
