import type { StateTable } from './state-table.ts';

export type ExceptionState = 'open' | 'resolved';
/** A person resolves; a check that finds it again reopens. */
export type ExceptionAction = 'resolve' | 'reopen';

/** Violations found by the data checks. */
export const exceptionStates: StateTable<ExceptionState, ExceptionAction> = {
  open: { resolve: ['resolved'] },
  resolved: { reopen: ['open'] },
};
