import type { CallRow, DevLogKind, DevLogRow } from '#/core/browser/dev-log-source.ts';
import { maskText, maskUrl } from './mask.ts';

/** Secrets are masked. */
export type DescribedRow = {
  no: number;
  /** `2026-11-21T09:30:00.123Z` */
  at: string;
  kind: DevLogKind;
  /** The method, or the machine. */
  who: string | null;
  what: string;
  /** The status, or the event. */
  result: string | null;
  failed: boolean;
  /** A part of a millisecond counts as a whole one. */
  ms: number | null;
  code: string | null;
  requestId: string | null;
};

/** A state by its name: the parts of it joined by dots, parallel ones by commas. */
function stateName(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, inner]) => [name, stateName(inner)].filter(Boolean).join('.'))
    .join(', ');
}

const arrow = (from: string, to: string) => (from === '' ? to : `${from} → ${to}`);
const nothing = { who: null, result: null, failed: false, ms: null, code: null, requestId: null };

const word = (value: unknown) => (typeof value === 'string' ? maskText(value) : null);

function describeCall({ method = 'GET', url, status, code, error, requestId, ms }: CallRow) {
  const reason = error instanceof Error ? error.name : undefined;
  // The caller has given up, as on leaving a page: nothing has failed.
  const aborted = reason === 'AbortError';
  return {
    who: method.toUpperCase(),
    what: maskUrl(url),
    result: status === undefined ? null : String(status),
    failed: status === undefined ? error !== undefined && !aborted : status >= 400,
    ms: ms === undefined ? null : Math.ceil(ms),
    code: word(code ?? reason),
    requestId: requestId ? maskText(requestId) : null,
  };
}

function fieldsOf(row: DevLogRow): Omit<DescribedRow, 'no' | 'at' | 'kind'> {
  switch (row.kind) {
    case 'call':
      return describeCall(row);
    case 'transition': {
      const [from, to] = [stateName(row.from), stateName(row.to)];
      const failed = row.event.startsWith('xstate.error') || to === 'error';
      const [who, result] = [word(Object(row.machine).id), maskText(row.event)];
      return { ...nothing, who, what: arrow(from, to), result, failed };
    }
    case 'navigation': {
      const from = row.from === undefined ? '' : maskUrl(row.from);
      return { ...nothing, what: arrow(from, maskUrl(row.to)) };
    }
  }
}

export function describeRow(row: DevLogRow): DescribedRow {
  return { no: row.no, at: new Date(row.at).toISOString(), kind: row.kind, ...fieldsOf(row) };
}

export function isWanted(row: DescribedRow, kind: DevLogKind | 'all', query: string): boolean {
  if (kind !== 'all' && row.kind !== kind) return false;
  const { who, what, result, code, requestId } = row;
  const all = [who, what, result, code, requestId].join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
