import 'i18next';

/**
 * Labels by namespace: each folder `locales` adds its own, in `resources.ts`. They are typed by the
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
