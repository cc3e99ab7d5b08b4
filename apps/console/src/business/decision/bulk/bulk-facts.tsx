import type { Schemas } from '@brokerdesk/sdk';
import { Children, type ReactNode } from 'react';
import { ClientRisk } from '#/business/client/client-risk.tsx';
import { RiskMark } from '#/business/risk.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { withTimes } from '#/ui/time/use-time.ts';
import type { DecidableAmount, DecisionAdapter, ReasonCode } from '../decision-adapter.ts';

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

function RowRisk({
  of: { risk, risk_reasons: reasons = [], client },
}: {
  of: Pick<DecidableAmount, 'risk' | 'risk_reasons' | 'client'>;
}) {
  if (risk === undefined) return <ClientRisk level={client.risk_level} />;
  return <RiskMark risk={risk} risk_reasons={reasons} />;
}

export function Denied<Row extends DecidableAmount>({
  rows,
  children,
}: {
  rows: readonly Row[];
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

export type BulkKind<Row extends DecidableAmount, Code extends ReasonCode> = {
  kind: DecisionAdapter<Row, Code>;
  call: Pick<Schemas.BulkRunRequest, 'operation' | 'kind'>;
  tableId: string;
  sums: (records: readonly Row[]) => readonly ReactNode[];
  say: (
    key: `bulk.${'approveTitle' | 'approveConfirm' | 'approveEffect' | 'rejectEffect'}`,
    options: { count: number },
  ) => string;
};

export type BulkFormProps<Row extends DecidableAmount, Code extends ReasonCode> = {
  bulk: BulkKind<Row, Code>;
  rows: readonly Row[];
  denied: readonly Row[];
  onBegun: () => void;
  onCancel: () => void;
};
