import type emergency from './en-US/emergency.json';

declare module '#/kit/i18n/resources.ts' {
  interface Resources {
    emergency: typeof emergency;
  }
}
