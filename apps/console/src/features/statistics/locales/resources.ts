import type statistics from './en-US/statistics.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    statistics: typeof statistics;
  }
}
