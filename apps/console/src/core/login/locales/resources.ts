import type auth from './en-US/auth.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    auth: typeof auth;
  }
}
