import type { Labels } from '@brokerdesk/sdk/labels';
import type auditLog from './en-US/audit-log.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    'audit-entry': Labels['audit-entry'];
    'audit-log': typeof auditLog & Labels['audit-log'];
  }
}
