import type { StateTable } from './state-table.ts';

export type ExceptionState = 'open' | 'resolved';
/** A person resolves; a check that finds it again reopens. */
export type ExceptionAction = 'resolve' | 'reopen';

/** What a check has found wrong with the data. */
export const exceptionStates: StateTable<ExceptionState, ExceptionAction> = {
  open: { resolve: ['resolved'] },
  resolved: { reopen: ['open'] },
};
