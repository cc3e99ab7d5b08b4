import type appSettings from './en-US/app-settings.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    'app-settings': typeof appSettings;
  }
}
