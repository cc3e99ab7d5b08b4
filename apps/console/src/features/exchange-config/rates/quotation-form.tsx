import type { Schemas } from '@brokerdesk/sdk';
import { type Control, useWatch } from 'react-hook-form';
import { ConfigNotice } from '#/business/decision/two-people/second-person-notice.tsx';
import { useProposed } from '#/business/decision/two-people/use-proposed.ts';
import { PlannedChanges } from '#/business/record/planned-changes.tsx';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { isPositive } from '#/ui/arithmetic/arithmetic.ts';
import { DateField } from '#/ui/form/field/date-field.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { currencies } from '#/ui/money/currencies.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import {
  finalRate,
  moveInPercent,
  proposeQuotation,
  type QuotationDraft,
  toQuotation,
  toQuotationDraft,
} from './quotation-draft.ts';

const options = currencies.map((value) => ({ value, label: value }));
const rateDecimals = 10;

export function QuotationForm({
  quotation,
  onClose,
}: {
  quotation: Schemas.Quotation | null;
  onClose: () => void;
}) {
  const { t } = useTranslation(['quotation', 'two-people']);
  const proposed = useProposed();
  const { exact } = useTime();
  const labels = {
    primary: t('form.primary'),
    secondary: t('form.secondary'),
    mid: t('column.mid'),
    spread: t('column.spread'),
    expires_at: t('column.expiresAt'),
  };
  const edit = useRecordForm({
    record: quotation,
    toDraft: toQuotationDraft,
    labels,
    describe: ({ mid, spread, expires_at: expiresAt }) => [
      { label: labels.mid, text: mid },
      { label: labels.spread, text: spread },
      { label: labels.expires_at, text: expiresAt && exact(expiresAt) },
    ],
    write: proposeQuotation,
    done: proposed,
    prepare: (draft, seen) => ({ seen, body: toQuotation(draft) }),
    ...(quotation === null && { draft: 'quotation' }),
  });
  const { field } = edit;
  const { control, getValues } = edit.form;
  return (
    <RecordForm
      of={edit}
      title={quotation ? t('edit.title', quotation) : t('create.title')}
      description={t('form.about')}
      submit={t('two-people:config.submit')}
      failed={t('two-people:config.failed')}
      onClose={onClose}
    >
      <ConfigNotice />
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        {quotation === null && (
          <>
            <SelectField
              {...field('primary')}
              requiredMessage={t('form.currencyRequired')}
              placeholder={t('form.choose')}
              options={options}
            />
            <SelectField
              {...field('secondary')}
              requiredMessage={t('form.currencyRequired')}
              check={(typed) => (typed === getValues('primary') ? t('form.same') : null)}
              placeholder={t('form.choose')}
              options={options}
            />
          </>
        )}
        <NumberField
          {...field('mid')}
          hint={t('form.midHint')}
          requiredMessage={t('form.midRequired')}
          check={(typed) => (isPositive(typed) ? null : t('form.positive'))}
          decimals={rateDecimals}
        />
        <NumberField
          {...field('spread')}
          hint={t('form.spreadHint')}
          requiredMessage={t('form.spreadRequired')}
          check={(spread) => {
            const final = finalRate({ mid: getValues('mid'), spread });
            return final === null || isPositive(final) ? null : t('form.spreadTooWide');
          }}
          decimals={rateDecimals}
          min="0"
        />
        <DateField
          {...field('expires_at')}
          time
          check={(at) => (Date.parse(at) > Date.now() ? null : t('form.past'))}
        />
      </div>
      <Booked control={control} before={quotation} />
      {quotation !== null && <PlannedChanges of={edit} />}
    </RecordForm>
  );
}

function Booked({
  control,
  before,
}: {
  control: Control<QuotationDraft>;
  before: Schemas.Quotation | null;
}) {
  const { t } = useTranslation('quotation');
  const { rate } = useMoney();
  // Every field has a default, so that none is missing.
  const draft = useWatch({ control }) as QuotationDraft;
  const final = finalRate(draft);
  const pair = { primary: draft.primary || '—', secondary: draft.secondary || '—' };
  return (
    <p
      aria-live="polite"
      className="rounded-md border border-line bg-sunken px-3 py-2 tabular-nums"
    >
      {final === null
        ? t('booked.none')
        : before === null
          ? t('booked.first', { ...pair, final: rate(final) })
          : t('booked.change', {
              ...pair,
              before: rate(before.final),
              final: rate(final),
              move: moveInPercent(before.final, final),
            })}
    </p>
  );
}
