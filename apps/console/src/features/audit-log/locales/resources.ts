import type auditLog from './en-US/audit-log.json';

declare module '#/kit/i18n/resources.ts' {
  interface Resources {
    'audit-log': typeof auditLog;
  }
}
