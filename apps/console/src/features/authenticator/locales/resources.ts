import type authenticator from './en-US/authenticator.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    authenticator: typeof authenticator;
  }
}
