import type appSettings from './en-US/app-settings.json';

declare module '#/kit/i18n/resources.ts' {
  interface Resources {
    'app-settings': typeof appSettings;
  }
}
