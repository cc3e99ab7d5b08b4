import type { Schemas } from '@brokerdesk/sdk';
import { useForm, useWatch } from 'react-hook-form';
import { useBulkStart } from '#/business/bulk/use-bulk-start.ts';
import { BulkFacts } from '#/business/decision/bulk/bulk-facts.tsx';
import { LeftOut } from '#/business/decision/bulk/use-bulk-decision.tsx';
import { useRiskSplit } from '#/business/decision/bulk/use-risk-split.ts';
import { useSumLabels } from '#/business/decision/bulk/use-sum-labels.tsx';
import { bulkAnswer } from '#/business/risk.tsx';
import { Button } from '#/core/ui/button.tsx';
import { DateField } from '#/ui/form/field/date-field.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { payoutOf, saleAtPrice } from '../effect/order-effect.ts';
import { useKindLabels } from '../kind-labels.ts';
import { type OrderKind, orderKinds } from '../order-kinds.ts';

/** Bulk actions on orders. A proposed profit needs evidence for each order. */
export const bulkSteps = ['pay', 'sell', 'redeem', 'clear', 'complete'] as const;
export type BulkStep = (typeof bulkSteps)[number];

/** The orders with which the user may take this step now; to be sold at one price, those of one product. */
export function rowsFor(
  step: BulkStep,
  kind: OrderKind,
  rows: readonly Schemas.Trade[],
): readonly Schemas.Trade[] {
  const able = rows.filter(({ steps }) => steps.includes(step));
  if (step !== 'sell') return able;
  const [first] = able;
  const atOnePrice =
    orderKinds[kind].saleBy === 'price' &&
    able.every((row) => row.product.id === first?.product.id);
  return atOnePrice ? able : [];
}

/** The amount that the step moves: what is paid in, what a sale brings at the price, or what is paid out. */
export function amountOf(step: BulkStep, trade: Schemas.Trade, price = ''): string {
  if (step === 'pay') return trade.outstanding;
  if (step === 'sell') return saleAtPrice(trade, price)?.payout ?? trade.paid;
  if (step === 'redeem') return trade.paid;
  // The market owes the payout of an order that awaits settlement.
  return payoutOf(trade);
}

type BulkValues = { price: string; remark: string; settle_at: string };

/** The request of a run; each order in the version that the user saw. */
export function requestOf(
  step: BulkStep,
  rows: readonly Schemas.Trade[],
  { price, remark, settle_at: settleAt }: BulkValues,
): Schemas.BulkRunRequest {
  const [first] = rows;
  const kind = first && { kind: first.kind };
  const items = rows.map(({ id, version }) => ({ id, version }));
  const settling = (body: object) => ({
    ...{ operation: 'settleTrade' as const, ...kind, body: { ...body }, items },
  });
  const note = remark.trim() || null;
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

type BulkStepProps = {
  step: BulkStep;
  rows: readonly Schemas.Trade[];
  /** How many are selected. */
  all: number;
  onBegun: () => void;
  onClose: () => void;
};

/** Says what a step does with many orders, and asks for what it takes, before it is taken. */
export function BulkStepDialog({ step, rows: able, all, onBegun, onClose }: BulkStepProps) {
  const { sumLabels } = useSumLabels();
  const start = useBulkStart();
  // A payment leaves out what has a risk until it is ticked; later steps have none.
  const split = useRiskSplit(able);
  const rows = split.taken;
  const count = rows.length;
  const [first] = able;
  const { t } = useKindLabels(['order-bulk', 'decision'], first?.kind ?? '');
  const { control, handleSubmit } = useForm<BulkValues>({
    defaultValues: { price: '', remark: '', settle_at: '' },
  });
  const price = useWatch({ control, name: 'price' });
  // Before there is a price, it is not known what a sale brings.
  const summed = step === 'sell' && price === '' ? 'cost' : step;
  const submit = handleSubmit((values) => {
    start(requestOf(step, rows, values));
    onClose();
    onBegun();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`${step}.title`, { count })}
      description={t(`${step}.effect`)}
    >
      <form noValidate className="flex min-h-0 flex-1 flex-col" onSubmit={submit}>
        <DialogBody>
          <div className="flex flex-col gap-3">
            <div className="text-ink-muted">
              {count > 0 && (
                <BulkFacts
                  rows={rows}
                  amountOf={(order) => amountOf(step, order, price)}
                  sums={(orders) => [
                    t(`${summed}.sums`, {
                      sums: sumLabels(
                        orders.map((order) => ({
                          currency: order.currency,
                          amount: amountOf(step, order, price),
                        })),
                      ),
                    }),
                  ]}
                />
              )}
              {all > able.length && <p>{t('skipped', { count: all - able.length })}</p>}
            </div>
            <LeftOut of={split} />
            {step === 'sell' && first && (
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
            {(step === 'sell' || step === 'redeem') && (
              <TextareaField
                control={control}
                name="remark"
                label={step === 'sell' ? t('sell.remark') : t('redeem.remark')}
                {...(step === 'sell' && { hint: t('sell.remarkHint') })}
                maxLength={500}
              />
            )}
            {step === 'clear' && (
              <DateField control={control} name="settle_at" label={t('clear.settleAt')} time />
            )}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{t('decision:cancel')}</Button>
          <Button type="submit" variant="primary" disabled={count === 0}>
            {t(`${step}.confirm`, { count })}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
