import 'i18next';

/**
 * Labels by namespace: `pnpm generate` adds those of each folder `locales`. They are typed by the
 * English ones, of which the Chinese have the same keys.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is there to be added to.
export interface Resources {}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Resources;
  }
}
