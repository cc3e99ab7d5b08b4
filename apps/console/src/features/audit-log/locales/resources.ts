import type { Labels } from '@brokerdesk/sdk/labels';
import type auditEntry from './en-US/audit-entry.json';
import type auditLog from './en-US/audit-log.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    'audit-entry': typeof auditEntry & Labels['audit-entry'];
    'audit-log': typeof auditLog & Labels['audit-log'];
  }
}
