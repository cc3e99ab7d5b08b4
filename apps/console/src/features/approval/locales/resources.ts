import type approval from './en-US/approval.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    approval: typeof approval;
  }
}
