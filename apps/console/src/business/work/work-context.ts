import type { Schemas } from '@brokerdesk/sdk';
import { createContext, type ReactNode } from 'react';

/** The queue that a list shows, whose records users claim and assign. */
export type ListedQueue = {
  type: Schemas.WorkType;
  queue: Schemas.WorkQueue;
  kind?: Schemas.TradeKind;
  /** The queue of a tab of its own, by the address of the list. */
  inTab?: (address: Readonly<Record<string, unknown>>) => Schemas.WorkQueue | undefined;
  /** The action that decides such records, if it is not to approve. */
  action?: 'update' | 'assign';
  /** The drawer of its records covers the list. */
  covers?: boolean;
  /** Records open from their rows alone: there is no way to one of another page. */
  byRow?: boolean;
};

/** Claims and targets of the records of a list. */
export type Work = {
  /** Names who works on a record, or until when it is set aside. */
  mark: (id: string) => ReactNode;
  /** Whether it has waited longer than its queue allows. */
  isLate: (since: string, kind: string | undefined) => boolean;
};

/** Null without a queue, and until its claims are loaded: lists are there sooner without them. */
export const WorkContext = createContext<Work | null>(null);
