import type emergency from './en-US/emergency.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    emergency: typeof emergency;
  }
}
