import type { Schemas } from '@brokerdesk/sdk';
import { useBulkStart } from '#/business/bulk/use-bulk-start.ts';
import { bulkAnswer, type MaybeRisky, RiskMark } from '#/business/risk.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Checkbox } from '#/core/ui/checkbox.tsx';
import type { DecidableAmount, ReasonCode } from '../decision-adapter.ts';
import type { BulkKind } from './bulk-facts.tsx';
import type { RiskSplit } from './use-risk-split.ts';

export function useBulkDecision<Row extends DecidableAmount, Code extends ReasonCode>({
  call,
}: BulkKind<Row, Code>) {
  const start = useBulkStart();
  return (rows: readonly Row[], body: Schemas.BulkRunRequest['body']) =>
    start({
      ...call,
      body,
      items: rows.map((row) => ({ id: row.id, version: row.version, body: bulkAnswer(row) })),
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
