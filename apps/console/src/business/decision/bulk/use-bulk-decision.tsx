import type { Schemas } from '@brokerdesk/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useBulkStart } from '#/business/bulk/use-bulk-start.ts';
import { waitsForSecond } from '#/business/decision/two-people/signature.ts';
import { type MaybeRisky, RiskMark } from '#/business/risk.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Checkbox } from '#/core/ui/checkbox.tsx';
import { isOutcomeUnknown } from '#/ui/api/problem.ts';
import { invalidateTopics } from '#/ui/live/invalidate-topics.ts';
import { asOwnChange } from '#/ui/live/own-changes.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import type { Act, DecidableAmount, Decide, ReasonCode } from '../decision-adapter.ts';
import type { BulkKind } from './bulk-facts.tsx';
import type { RiskSplit } from './use-risk-split.ts';

/**
 * Begins to decide records one by one, each in the version that the user saw, and with the key that
 * the same decision has when it is made alone.
 */
export function useBulkDecision<Row extends DecidableAmount, Code extends ReasonCode>({
  kind: { topics, keys, write, frozenWhenMade },
  tableId,
}: BulkKind<Row, Code>) {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const start = useBulkStart(tableId);
  const { money } = useMoney();
  const movesOf = (act: Act) => (frozenWhenMade ? 'before' : act === 'reject' ? 'never' : 'done');
  return (title: () => string, rows: readonly Row[], intentOf: (record: Row) => Decide<Code>) =>
    start<Row, { intent: Decide<Code>; record: Row }>({
      title,
      rows,
      label: ({ order_no: orderNo }) => orderNo,
      detail: ({ client }) => client.full_name,
      money: (record) => ({
        client: record.client,
        amount: money(record.amount, record.currency),
        moves: movesOf(intentOf(record).act),
      }),
      keyOf: (record) => keys.keyOf(intentOf(record)),
      decide: async (record, key, signal) => {
        const intent = intentOf(record);
        try {
          const decided = await asOwnChange(record.id, () => write(sdk, intent, key, signal));
          keys.settle(intent);
          return { intent, record: decided };
        } catch (error) {
          if (!isOutcomeUnknown(error)) keys.settle(intent);
          throw error;
        }
      },
      waits: ({ intent, record }) => intent.act !== 'reject' && waitsForSecond(record),
      onRest: () => void invalidateTopics(queryClient, topics),
    });
}

type Listed = MaybeRisky & { id: string; order_no: string; client: Schemas.ClientRef };

export function LeftOut<Row extends Listed>({ of }: { of: RiskSplit<Row> }) {
  const { t } = useTranslation('decision');
  const { stopped, odd, isTicked, tick } = of;
  if (stopped.length + odd.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 text-ink">
      {odd.length > 0 && (
        <fieldset className="flex flex-col gap-1.5">
          <legend className="mb-1 font-medium">{t('bulkRisk.look', { count: odd.length })}</legend>
          {odd.map((row) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is in it
            <label key={row.id} className="flex items-start gap-2">
              <Checkbox
                checked={isTicked(row.id)}
                onChange={(event) => tick(row.id, event.target.checked)}
              />
              <Reasons row={row} />
            </label>
          ))}
        </fieldset>
      )}
      {stopped.length > 0 && (
        <div>
          <p className="mb-1 font-medium">{t('bulkRisk.stop', { count: stopped.length })}</p>
          <ul className="flex flex-col gap-1.5">
            {stopped.map((row) => (
              <li key={row.id}>
                <Reasons row={row} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Reasons({
  row: { order_no: orderNo, client, risk = 'none', risk_reasons: reasons = [] },
}: {
  row: Listed;
}) {
  const { t } = useTranslation(['kit', 'record']);
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <RiskMark risk={risk} risk_reasons={reasons} />
      <span className="tabular-nums">{orderNo}</span>
      <span>{client.full_name}</span>
      <span className="text-ink-muted">
        {reasons.map(({ code }) => t(`record:riskReason.${code}`)).join(t('risk.comma'))}
      </span>
    </span>
  );
}
