import type { Schemas } from '@brokerdesk/sdk';
import { Children, type ReactNode } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { DecidableAmount, DecisionAdapter, ReasonCode } from '../decision-adapter.ts';

/** More names than these no one reads before a decision. */
const namesMax = 6;

/** Amounts and clients of a bulk decision, as text. */
export function BulkFacts<Row extends DecidableAmount>({
  rows,
  sums,
}: {
  rows: readonly Row[];
  sums: (records: readonly Row[]) => readonly ReactNode[];
}) {
  const { t } = useTranslation('decision');
  const clients = new Map(rows.map(({ client }) => [client.id, client.full_name]));
  const names = [...clients.values()];
  const robots = rows.filter(({ client }) => client.fake).length;
  return (
    <>
      {Children.map(sums(rows), (sentence) => (
        <p>{sentence}</p>
      ))}
      <p>
        {t(names.length > namesMax ? 'bulk.clientsMore' : 'bulk.clients', {
          count: names.length,
          names: names.slice(0, namesMax).join(t('bulk.comma')),
        })}
      </p>
      {robots > 0 && <p>{t('bulk.robots', { count: robots })}</p>}
    </>
  );
}

/** How many records of one kind are decided together, and what is said about it. */
export type BulkKind<Row extends DecidableAmount, Code extends ReasonCode> = {
  kind: DecisionAdapter<Row, Code>;
  /** The operation that a run of such decisions calls. */
  call: Pick<Schemas.BulkRunRequest, 'operation' | 'kind'>;
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
