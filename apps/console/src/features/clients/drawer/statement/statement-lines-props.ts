import type { Schemas } from '@brokerdesk/sdk';

export type StatementLinesProps = {
  label: string;
  lines: readonly Schemas.StatementLine[];
  /** Of a robot, as its records are. */
  fake: boolean;
};
