import type ipRule from './en-US/ip-rule.json';

declare module '#/kit/i18n/resources.ts' {
  interface Resources {
    'ip-rule': typeof ipRule;
  }
}
