import type permission from './en-US/permission.json';

declare module '#/kit/i18n/resources.ts' {
  interface Resources {
    permission: typeof permission;
  }
}
