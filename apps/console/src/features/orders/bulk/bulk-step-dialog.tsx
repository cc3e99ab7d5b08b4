import type { Schemas } from '@brokerdesk/sdk';
import { useForm, useWatch } from 'react-hook-form';
import { useBulkStart } from '#/business/bulk/use-bulk-start.ts';
import { BulkFacts } from '#/business/decision/bulk/bulk-facts.tsx';
import { LeftOut } from '#/business/decision/bulk/use-bulk-decision.tsx';
import { useRiskSplit } from '#/business/decision/bulk/use-risk-split.ts';
import { useSumLabels } from '#/business/decision/bulk/use-sum-labels.tsx';
import { MarketTimeField } from '#/business/market/market-time-field.tsx';
import { bulkAnswer } from '#/business/risk.tsx';
import { Button } from '#/core/ui/button.tsx';
import { plus } from '#/ui/arithmetic/arithmetic.ts';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { saleAtPrice, saleWithProfit } from '../effect/order-effect.ts';
import { useKindLabels } from '../kind-labels.ts';
import { payoutOf } from '../order-in-status.ts';
import { type OrderKind, orderKinds } from '../order-kinds.ts';
import { BulkResults, type BulkValues } from './bulk-results.tsx';

export const bulkSteps = ['pay', 'sell', 'redeem', 'clear', 'complete'] as const;
export type BulkStep = (typeof bulkSteps)[number];

/** At one price, only orders of one product are sold. */
export function rowsFor(
  step: BulkStep,
  kind: OrderKind,
  rows: readonly Schemas.Trade[],
): readonly Schemas.Trade[] {
  const able = rows.filter(({ steps }) => steps.includes(step));
  if (step !== 'sell' || orderKinds[kind].saleBy !== 'price') return able;
  const [first] = able;
  return able.every((row) => row.product.id === first?.product.id) ? able : [];
}

const isSoldByResult = ({ kind }: Schemas.Trade) => orderKinds[kind].saleBy === 'profit';

/** Null while the figures are incomplete. */
function payoutAt(trade: Schemas.Trade, { price, profits }: BulkValues): string | null {
  const result = isSoldByResult(trade)
    ? saleWithProfit(trade, profits[trade.id] ?? '')
    : saleAtPrice(trade, price);
  return result?.payout ?? null;
}

/** The amount that the step moves: what is paid in or out, or the cost until a sale has its figures. */
export function amountOf(
  step: BulkStep,
  trade: Schemas.Trade,
  values: BulkValues = noFigures,
): string {
  if (step === 'pay') return trade.outstanding;
  if (step === 'sell') return payoutAt(trade, values) ?? trade.paid;
  if (step === 'redeem') return trade.paid;
  // The market owes the payout of an order that awaits settlement.
  return payoutOf(trade);
}

export const noFigures: BulkValues = {
  ...{ price: '', percent: '', profits: {}, remark: '', settle_at: '' },
};

export function requestOf(
  step: BulkStep,
  rows: readonly Schemas.Trade[],
  { price, profits, remark, settle_at: settleAt }: BulkValues,
): Schemas.BulkRunRequest {
  const [first] = rows;
  const kind = first && { kind: first.kind };
  const items = rows.map(({ id, version }) => ({ id, version }));
  const settling = (body: object) => ({
    ...{ operation: 'settleTrade' as const, ...kind, body: { ...body }, items },
  });
  const note = remark.trim() || null;
  if (step === 'sell' && first && isSoldByResult(first)) {
    const sold = rows.map(({ id, version }) => ({ id, version, body: { profit: profits[id] } }));
    return { ...settling({ to: 'sold', remark: note }), items: sold };
  }
  if (step === 'sell') return settling({ to: 'sold', price, remark: note });
  if (step === 'redeem') return { operation: 'redeemFundOrder', body: { remark: note }, items };
  if (step === 'clear') return settling({ to: 'unsettled', settle_at: settleAt || null });
  if (step === 'complete') return settling({ to: 'completed' });
  const paid = rows.map((row) => ({
    ...{ id: row.id, version: row.version },
    body: { amount: row.outstanding, ...bulkAnswer(row) },
  }));
  return { operation: 'payTrade', ...kind, body: {}, items: paid };
}

const evidenceMin = 10;

/** Only of one fund: a unit of another is worth something else. */
export function unitsOf(orders: readonly Schemas.Trade[]): string[] {
  const isOne = new Set(orders.map(({ product }) => product.id)).size === 1;
  const units = orders.map(({ allotted_qty: held }) => held ?? '0');
  const sum = units.reduce(plus, '0.00000000').replace(/\.?0+$/, '');
  return isOne ? [sum] : [];
}

/** Null if they have none, or several. */
export function sharedMarket(orders: readonly Schemas.Trade[]): string | null {
  const [first, ...others] = new Set(orders.map(({ market }) => market));
  return others.length > 0 ? null : (first ?? null);
}

type BulkStepProps = {
  step: BulkStep;
  rows: readonly Schemas.Trade[];
  all: number;
  onBegun: () => void;
  onClose: () => void;
};

export function BulkStepDialog({ step, rows: able, all, onBegun, onClose }: BulkStepProps) {
  const { sumLabels } = useSumLabels();
  const { amount } = useMoney();
  const start = useBulkStart();
  // A payment leaves out what has a risk until it is ticked; later steps have none.
  const split = useRiskSplit(able);
  const rows = split.included;
  const count = rows.length;
  const [first] = able;
  const { t } = useKindLabels(['order-bulk', 'decision'], first?.kind ?? '');
  const { control, handleSubmit, setValue } = useForm<BulkValues>({
    defaultValues: { ...noFigures, profits: Object.fromEntries(able.map(({ id }) => [id, ''])) },
  });
  const typed = { ...noFigures, ...useWatch({ control }) } as BulkValues; // Each field has a default.
  const isSale = step === 'sell';
  const byResult = isSale && first !== undefined && isSoldByResult(first);
  const labels = byResult ? 'results' : step;
  const isValued = rows.every((row) => payoutAt(row, typed) !== null);
  const summed = isSale && !isValued ? 'cost' : labels;
  const submit = handleSubmit((values) => {
    start(requestOf(step, rows, values));
    onClose();
    onBegun();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`${labels}.title`, { count })}
      description={t(`${labels}.effect`)}
    >
      <form noValidate className="flex min-h-0 flex-1 flex-col" onSubmit={submit}>
        <DialogBody>
          <div className="flex flex-col gap-3">
            <div className="text-ink-muted">
              {count > 0 && (
                <BulkFacts
                  rows={rows}
                  amountOf={(order) => amountOf(step, order, typed)}
                  sums={(orders) => [
                    ...(step === 'redeem' ? unitsOf(orders) : []).map((units) =>
                      t('redeem.units', { units: amount(units) }),
                    ),
                    t(`${summed}.sums`, {
                      sums: sumLabels(
                        orders.map((order) => ({
                          currency: order.currency,
                          amount: amountOf(step, order, typed),
                        })),
                      ),
                    }),
                  ]}
                />
              )}
              {all > able.length && <p>{t('skipped', { count: all - able.length })}</p>}
            </div>
            <LeftOut of={split} />
            {byResult && <BulkResults control={control} rows={rows} setValue={setValue} />}
            {isSale && !byResult && first && (
              <NumberField
                control={control}
                name="price"
                label={t('sell.price', { product: first.product.name })}
                hint={t('sell.hint')}
                unit={first.currency}
                decimals={8}
                requiredMessage={t('sell.required')}
              />
            )}
            {(isSale || step === 'redeem') && (
              <TextareaField
                control={control}
                name="remark"
                label={t(isSale ? `${labels as 'sell' | 'results'}.remark` : 'redeem.remark')}
                {...(isSale && { hint: t(`${labels as 'sell' | 'results'}.remarkHint`) })}
                {...(byResult && {
                  requiredMessage: t('results.remarkRequired'),
                  check: (text: string) =>
                    [...text.trim()].length < evidenceMin ? t('results.remarkRequired') : null,
                })}
                maxLength={500}
              />
            )}
            {step === 'clear' && (
              <MarketTimeField
                control={control}
                name="settle_at"
                label={t('clear.settleAt')}
                market={sharedMarket(rows)}
                onAccept={(at) => setValue('settle_at', at, { shouldDirty: true })}
              />
            )}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{t('decision:cancel')}</Button>
          <Button type="submit" variant="primary" disabled={count === 0}>
            {t(`${labels}.confirm`, { count })}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
