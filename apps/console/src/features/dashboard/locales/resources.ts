import type dashboard from './en-US/dashboard.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    dashboard: typeof dashboard;
  }
}
