import type withdrawal from './en-US/withdrawal.json';

declare module '#/shared/i18n/resources.ts' {
  interface Resources {
    withdrawal: typeof withdrawal;
  }
}
