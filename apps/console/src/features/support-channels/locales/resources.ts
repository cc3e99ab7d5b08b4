import type service from './en-US/service.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    service: typeof service;
  }
}
