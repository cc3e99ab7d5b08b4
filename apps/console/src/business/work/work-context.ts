import type { Schemas } from '@brokerdesk/sdk';
import { createContext, type ReactNode } from 'react';

export type ListedQueue = {
  type: Schemas.WorkType;
  queue: Schemas.WorkQueue;
  kind?: Schemas.TradeKind;
  inTab?: (address: Readonly<Record<string, unknown>>) => Schemas.WorkQueue | undefined;
  /** Defaults to approving. */
  action?: 'update' | 'assign';
  covers?: boolean;
  /** Records open from their rows alone: there is no way to one of another page. */
  byRow?: boolean;
};

export type Work = {
  mark: (id: string) => ReactNode;
  isLate: (since: string, kind: string | undefined) => boolean;
};

/** Null without a queue, and until its claims are loaded: lists are there sooner without them. */
export const WorkContext = createContext<Work | null>(null);
