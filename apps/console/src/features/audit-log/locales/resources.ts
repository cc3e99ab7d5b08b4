import type auditEntry from './en-US/audit-entry.json';
import type auditLog from './en-US/audit-log.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    'audit-entry': typeof auditEntry;
    'audit-log': typeof auditLog;
  }
}
