import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';

export type EvidenceItem = {
  key: string;
  odd: boolean;
  /** The reasons of the record's risk that it explains. */
  explains: readonly Schemas.RiskReasonCode[];
  title: string;
  facts: readonly { key: string; text: ReactNode }[];
};
