import type service from './en-US/service.json';

declare module '#/kit/i18n/resources.ts' {
  interface Resources {
    service: typeof service;
  }
}
