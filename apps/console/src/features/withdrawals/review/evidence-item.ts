import type { ReactNode } from 'react';

/** One thing to weigh: what it comes to, and the facts that say so. */
export type EvidenceItem = {
  key: string;
  odd: boolean;
  title: string;
  facts: readonly { key: string; text: ReactNode }[];
};
