import type { Schemas } from '@brokerdesk/sdk';
import { useWatch } from 'react-hook-form';
import { ConfigNotice } from '#/business/decision/two-people/second-person-notice.tsx';
import { unchanged, useProposed } from '#/business/decision/two-people/use-proposed.ts';
import { PlannedChanges } from '#/business/record/planned-changes.tsx';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { isPositive } from '#/ui/arithmetic/arithmetic.ts';
import { MoneyField } from '#/ui/form/field/money-field.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { SwitchField } from '#/ui/form/field/switch-field.tsx';
import type { FormFault } from '#/ui/form/use-form-submit.ts';
import { currencies } from '#/ui/money/currencies.ts';
import { isCrossed, type PairDraft, proposePair, toPair, toPairDraft } from './pair-draft.ts';

const options = currencies.map((value) => ({ value, label: value }));

export function PairForm({
  pair,
  onClose,
}: {
  pair: Schemas.CurrencyPair | null;
  onClose: () => void;
}) {
  const { t } = useTranslation(['currency-pair', 'two-people']);
  const proposed = useProposed();
  const edit = useRecordForm({
    record: pair,
    toDraft: toPairDraft,
    labels: {
      primary: t('column.primary'),
      secondary: t('column.secondary'),
      min_amount: t('column.minAmount'),
      max_amount: t('column.maxAmount'),
      weight: t('column.weight'),
      enabled: t('form.enabled'),
    },
    write: proposePair,
    done: proposed,
    faults: (draft, seen): readonly FormFault<PairDraft>[] =>
      seen === null || edit.isChanged(draft) ? [] : [unchanged('min_amount')],
    prepare: (draft, seen) => ({ seen, body: toPair(draft) }),
    ...(pair === null && { draft: 'currency-pair' }),
  });
  const { field } = edit;
  // Every field has a default, so that none is missing.
  const draft = useWatch({ control: edit.form.control }) as PairDraft;
  const { primary } = draft;
  const positive = (typed: string) => (isPositive(typed) ? null : t('form.positive'));
  return (
    <RecordForm
      of={edit}
      title={pair ? t('edit.title', { pair: nameOf(pair) }) : t('create.title')}
      description={t('form.about')}
      submit={t('two-people:config.submit')}
      failed={t('two-people:config.failed')}
      onClose={onClose}
    >
      <ConfigNotice />
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        {pair === null && (
          <>
            <SelectField
              {...field('primary')}
              hint={t('form.primaryHint')}
              requiredMessage={t('form.currencyRequired')}
              placeholder={t('form.choose')}
              options={options}
            />
            <SelectField
              {...field('secondary')}
              requiredMessage={t('form.currencyRequired')}
              check={(typed) => (typed === primary ? t('form.same') : null)}
              placeholder={t('form.choose')}
              options={options}
            />
          </>
        )}
        <MoneyField
          {...field('min_amount')}
          currency={primary}
          requiredMessage={t('form.minRequired')}
          check={positive}
        />
        <MoneyField
          {...field('max_amount')}
          hint={t('form.maxHint')}
          currency={primary}
          check={(typed) =>
            positive(typed) ??
            (isCrossed({ ...draft, max_amount: typed }) ? t('form.crossed') : null)
          }
        />
        <NumberField
          {...field('weight')}
          hint={t('form.weightHint')}
          requiredMessage={t('form.weightRequired')}
          min="0"
          max="10000"
        />
      </div>
      <SwitchField {...field('enabled')} hint={t('form.enabledHint')} />
      {pair !== null && <PlannedChanges of={edit} />}
    </RecordForm>
  );
}

const nameOf = ({ primary, secondary }: Schemas.CurrencyPair) => `${primary}/${secondary}`;
