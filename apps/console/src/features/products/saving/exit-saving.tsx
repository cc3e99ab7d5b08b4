import type { Schemas } from '@brokerdesk/sdk';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { minus, plus } from '#/ui/arithmetic/arithmetic.ts';
import { Facts } from '#/ui/controls/facts.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { exitSaving } from './saving-calls.ts';

export function ExitSaving({
  holding,
  onClose,
}: {
  holding: Schemas.SavingHolding;
  onClose: () => void;
}) {
  const { t } = useTranslation('saving');
  const { money } = useMoney();
  const { client, currency } = holding;
  const exit = useRecordForm({
    record: holding,
    toDraft: () => ({ remark: '' }),
    labels: { remark: t('fact.exitRemark') },
    write: exitSaving,
    done: ({ order_no: orderNo }) => t('exitForm.done', { orderNo }),
    prepare: ({ remark }, { id, version }) => ({ id, body: { remark: remark.trim(), version } }),
  });
  const seen = exit.seen ?? holding;
  const unpaid = minus(seen.accrued, seen.paid);
  const forfeits = seen.early_exit === 'forfeit_interest';
  return (
    <RecordForm
      of={exit}
      title={t('exitForm.title', { orderNo: holding.order_no })}
      description={`${client.full_name} (${client.username}) · ${holding.acc_no}`}
      submit={t('exitForm.submit')}
      failed={t('exitForm.failed')}
      conflictTitle={t('exitForm.changed')}
      onClose={onClose}
    >
      <Facts
        facts={[
          { label: t('fact.principal'), value: money(seen.principal, currency) },
          {
            label: t(forfeits ? 'fact.forfeited' : 'exitForm.unpaid'),
            value: money(unpaid, currency),
          },
          {
            label: t('exitForm.out'),
            value: (
              <strong>
                {money(forfeits ? seen.principal : plus(seen.principal, unpaid), currency)}
              </strong>
            ),
            wide: true,
          },
        ]}
      />
      <p className="text-ink-muted">{t(forfeits ? 'exitForm.forfeits' : 'exitForm.keeps')}</p>
      <TextareaField
        {...exit.field('remark')}
        requiredMessage={t('exitForm.required')}
        maxLength={500}
      />
    </RecordForm>
  );
}
