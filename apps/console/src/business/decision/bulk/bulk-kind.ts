import type { ReactNode } from 'react';
import type { DecidableAmount, DecisionAdapter, ReasonCode } from '../decision-adapter.ts';

/** How many records of one kind are decided together, and what is said about it. */
export type BulkKind<Row extends DecidableAmount, Code extends ReasonCode> = {
  kind: DecisionAdapter<Row, Code>;
  /** The table whose rows they are. */
  tableId: string;
  labels: {
    sums: (records: readonly Row[]) => readonly ReactNode[];
    approveTitle: (count: number) => string;
    approveConfirm: (count: number) => string;
    approveEffect: string;
    /** Likewise rejecting. */
    rejectEffect: string;
  };
};

/** Many records, as far as the user may decide them so. */
export type BulkFormProps<Row extends DecidableAmount, Code extends ReasonCode> = {
  bulk: BulkKind<Row, Code>;
  rows: readonly Row[];
  /** How many are selected. */
  all: number;
  onBegun: () => void;
  onCancel: () => void;
};
