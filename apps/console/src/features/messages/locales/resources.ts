import type message from './en-US/message.json';

declare module '#/kit/i18n/resources.ts' {
  interface Resources {
    message: typeof message;
  }
}
