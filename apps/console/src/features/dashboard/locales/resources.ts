import type dashboard from './en-US/dashboard.json';
import type deskDay from './en-US/desk-day.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    dashboard: typeof dashboard;
    'desk-day': typeof deskDay;
  }
}
