import 'i18next';

/** `pnpm generate` adds the labels of each folder `locales`, typed by the English ones. */
// biome-ignore lint/suspicious/noEmptyInterface: it is there to be added to.
export interface Resources {}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Resources;
  }
}
