import type client from './en-US/client.json';

declare module '#/kit/i18n/resources.ts' {
  interface Resources {
    client: typeof client;
  }
}
