import type { Schemas } from '@brokerdesk/sdk';
import { Children, type ReactNode } from 'react';
import { ClientRisk } from '#/business/client/client-risk.tsx';
import { RiskMark } from '#/business/risk.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { withTimes } from '#/ui/time/use-time.ts';
import type { DecidableAmount, DecisionAdapter, ReasonCode } from '../decision-adapter.ts';

/** Sums of a bulk decision, and each record with its client, amount and risk. */
export function BulkFacts<Row extends DecidableAmount>({
  rows,
  sums,
  amountOf = ({ amount }) => amount,
}: {
  rows: readonly Row[];
  sums: (records: readonly Row[]) => readonly ReactNode[];
  /** Amount that is moved, if that is not the amount of the record. */
  amountOf?: (row: Row) => string;
}) {
  const { t } = useTranslation('decision');
  const clients = new Set(rows.map(({ client }) => client.id)).size;
  const robots = rows.filter(({ client }) => client.fake).length;
  return (
    <>
      {Children.map(sums(rows), (sentence) => (
        <p>{sentence}</p>
      ))}
      <p>{t('bulk.clients', { count: clients })}</p>
      {robots > 0 && <p>{t('bulk.robots', { count: robots })}</p>}
      <BulkTable label={t('bulk.rows')} rows={rows} amountOf={amountOf} />
    </>
  );
}

const cell = 'px-2.5 py-1.5 align-top';

/** Records one below the other, which scroll; the last column is their risk, or `reasonOf`. */
function BulkTable<Row extends DecidableAmount>({
  label,
  rows,
  amountOf,
  reasonOf,
}: {
  label: string;
  rows: readonly Row[];
  amountOf: (row: Row) => string;
  reasonOf?: (row: Row) => string;
}) {
  const { t } = useTranslation(['decision', 'record']);
  const { money } = useMoney();
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="mt-2 max-h-64 overflow-auto rounded-md border border-line text-ink"
    >
      <table className="w-full">
        <thead className="sticky top-0 bg-sunken text-left text-xs text-ink-muted">
          <tr>
            <th scope="col" className={cell}>
              {t('bulk.record')}
            </th>
            <th scope="col" className={cell}>
              {t('approve.client')}
            </th>
            <th scope="col" className={cn(cell, 'text-right')}>
              {t('bulk.amount')}
            </th>
            <th scope="col" className={cell}>
              {reasonOf ? t('bulk.why') : t('record:column.risk')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-t border-line">
              <td className={cn(cell, 'tabular-nums')}>{row.order_no}</td>
              <td className={cell}>{row.client.full_name}</td>
              <td className={cn(cell, 'text-right whitespace-nowrap tabular-nums')}>
                {money(amountOf(row), row.currency)}
              </td>
              <td className={cell}>{reasonOf ? reasonOf(row) : <RowRisk of={row} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The risk of a record, or of its client if the record is not assessed itself. */
function RowRisk({
  of: { risk, risk_reasons: reasons = [], client },
}: {
  of: Pick<DecidableAmount, 'risk' | 'risk_reasons' | 'client'>;
}) {
  if (risk === undefined) return <ClientRisk level={client.risk_level} />;
  return <RiskMark risk={risk} risk_reasons={reasons} />;
}

/** Records that the user may not decide so, each with the reason. */
export function Denied<Row extends DecidableAmount>({
  rows,
  children,
}: {
  rows: readonly Row[];
  /** How many they are. */
  children: string;
}) {
  const { t } = useTranslation('decision');
  if (rows.length === 0) return null;
  return (
    <div>
      <p>{children}</p>
      <BulkTable
        label={children}
        rows={rows}
        amountOf={({ amount }) => amount}
        reasonOf={({ decision: { blocked_reason: reason, blocked_times: times } }) =>
          reason === null ? t('bulk.others') : withTimes(reason, times)
        }
      />
    </div>
  );
}

/** How many records of one kind are decided together, and what is said about it. */
export type BulkKind<Row extends DecidableAmount, Code extends ReasonCode> = {
  kind: DecisionAdapter<Row, Code>;
  /** The operation that a run of such decisions calls. */
  call: Pick<Schemas.BulkRunRequest, 'operation' | 'kind'>;
  /** The table whose rows they are. */
  tableId: string;
  sums: (records: readonly Row[]) => readonly ReactNode[];
  /** The labels of the kind, which has these under `bulk`. */
  say: (
    key: `bulk.${'approveTitle' | 'approveConfirm' | 'approveEffect' | 'rejectEffect'}`,
    options: { count: number },
  ) => string;
};

/** Many records, as far as the user may decide them so. */
export type BulkFormProps<Row extends DecidableAmount, Code extends ReasonCode> = {
  bulk: BulkKind<Row, Code>;
  rows: readonly Row[];
  /** Selected ones that the user may not decide so. */
  denied: readonly Row[];
  onBegun: () => void;
  onCancel: () => void;
};
