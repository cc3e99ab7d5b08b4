export const auditLogPath = '/config/audit_log';

/** A record as entries of the audit log name it. */
export type AuditSubject = { type: string; id: string };

export const entriesSearch = ({ type, id }: AuditSubject) => ({
  subject_type: type,
  subject_id: id,
});
