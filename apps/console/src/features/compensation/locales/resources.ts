import type compensation from './en-US/compensation.json';

declare module '#/kit/i18n/resources.ts' {
  interface Resources {
    compensation: typeof compensation;
  }
}
