import type { Schemas } from '@brokerdesk/sdk';

/** A line of one client's statement, which says what the account held after it, or one among those of many clients. */
export type ShownLine = Schemas.StatementLine | Schemas.LedgerLine;

export type StatementEntriesProps = {
  label: string;
  entries: readonly ShownLine[];
  fake: boolean;
};
