import type allocation from './en-US/allocation.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    allocation: typeof allocation;
  }
}
