import type { Labels } from '@brokerdesk/sdk/labels';
import type ipRule from './en-US/ip-rule.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    'ip-rule': typeof ipRule & Labels['ip-rule'];
  }
}
