import type { Schemas } from '@brokerdesk/sdk';
import { useForm } from 'react-hook-form';
import { useBulkStart } from '#/business/bulk/use-bulk-start.ts';
import { BulkFacts } from '#/business/decision/bulk/bulk-facts.tsx';
import { useSumLabels } from '#/business/decision/bulk/use-sum-labels.tsx';
import { Button } from '#/core/ui/button.tsx';
import { DateField } from '#/ui/form/field/date-field.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { payoutOf } from '../effect/order-effect.ts';
import { useKindLabels } from '../kind-labels.ts';
import { type OrderKind, orderKinds } from '../order-kinds.ts';

/** Bulk actions on orders. A proposed profit needs evidence for each order. */
export const bulkSteps = ['pay', 'sell', 'clear', 'complete'] as const;
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

/** The amount that the step is about: what is paid in, what was paid for what is sold, or what is paid out. */
export function amountOf(step: BulkStep, trade: Schemas.Trade): string {
  if (step === 'pay') return trade.outstanding;
  if (step === 'complete') return payoutOf(trade);
  return trade.paid;
}

type BulkValues = { price: string; settle_at: string };

/** The request of a run; each order in the version that the user saw. */
export function requestOf(
  step: BulkStep,
  rows: readonly Schemas.Trade[],
  { price, settle_at: settleAt }: BulkValues,
): Schemas.BulkRunRequest {
  const [first] = rows;
  const kind = first && { kind: first.kind };
  const items = rows.map(({ id, version }) => ({ id, version }));
  const settling = (body: object) => ({
    ...{ operation: 'settleTrade' as const, ...kind, body: { ...body }, items },
  });
  if (step === 'sell') return settling({ to: 'sold', price });
  if (step === 'clear') return settling({ to: 'unsettled', settle_at: settleAt || null });
  if (step === 'complete') return settling({ to: 'completed' });
  const paid = rows.map(({ id, version, outstanding: amount }) => ({
    ...{ id, version, body: { amount } },
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
export function BulkStepDialog({ step, rows, all, onBegun, onClose }: BulkStepProps) {
  const { sumLabels } = useSumLabels();
  const start = useBulkStart();
  const count = rows.length;
  const [first] = rows;
  const { t } = useKindLabels(['order-bulk', 'decision'], first?.kind ?? '');
  const { control, handleSubmit } = useForm<BulkValues>({
    defaultValues: { price: '', settle_at: '' },
  });
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
              <BulkFacts
                rows={rows}
                sums={(orders) => [
                  t(`${step}.sums`, {
                    sums: sumLabels(
                      orders.map((order) => ({
                        currency: order.currency,
                        amount: amountOf(step, order),
                      })),
                    ),
                  }),
                ]}
              />
              {all > count && <p>{t('skipped', { count: all - count })}</p>}
            </div>
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
            {step === 'clear' && (
              <DateField control={control} name="settle_at" label={t('clear.settleAt')} time />
            )}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{t('decision:cancel')}</Button>
          <Button type="submit" variant="primary">
            {t(`${step}.confirm`, { count })}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
