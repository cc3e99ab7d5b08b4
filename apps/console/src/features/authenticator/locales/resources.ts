import type authenticator from './en-US/authenticator.json';

declare module '#/kit/i18n/resources.ts' {
  interface Resources {
    authenticator: typeof authenticator;
  }
}
