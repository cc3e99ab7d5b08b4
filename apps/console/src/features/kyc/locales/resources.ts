import type kyc from './en-US/kyc.json';

declare module '#/kit/i18n/resources.ts' {
  interface Resources {
    kyc: typeof kyc;
  }
}
