import type { Schemas } from '@brokerdesk/sdk';
import i18next from 'i18next';
import { useForm } from 'react-hook-form';
import { BulkFacts } from '#/business/decision/bulk/bulk-facts.tsx';
import { useSumLabels } from '#/business/decision/bulk/use-sum-labels.tsx';
import { Button } from '#/core/ui/button.tsx';
import { DateField } from '#/ui/form/field/date-field.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { ofKind, useKindLabels } from '../kind-labels.ts';
import { amountOf, type BulkStep, type BulkValues } from './bulk-step.ts';
import { useBulkStep } from './use-bulk-step.ts';

export type BulkStepProps = {
  step: BulkStep;
  rows: readonly Schemas.Trade[];
  /** How many are selected. */
  all: number;
  tableId: string;
  onBegun: () => void;
  onClose: () => void;
};

/** Says what a step does with many orders, and asks for what it takes, before it is taken. */
export function BulkStepDialog({ step, rows, all, tableId, onBegun, onClose }: BulkStepProps) {
  const { sumLabels } = useSumLabels();
  const begin = useBulkStep(tableId);
  const count = rows.length;
  const [first] = rows;
  const { t } = useKindLabels(['order-bulk', 'decision'], first?.kind ?? '');
  const { control, handleSubmit } = useForm<BulkValues>({
    defaultValues: { price: '', settle_at: '' },
  });
  const submit = handleSubmit((values) => {
    begin(
      () => ofKind(i18next.t, first?.kind ?? '')(`order-bulk:${step}.running`),
      step,
      rows,
      values,
    );
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
