import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { accountsQuery } from '#/business/client/client-query.ts';
import { AccountField } from '#/business/funds/account-field.tsx';
import { useAmountCheck } from '#/business/funds/amount-check.ts';
import { RecordForm } from '#/business/record/record-form.tsx';
import { useRecordForm } from '#/business/record/use-record-form.ts';
import { clientSearch } from '#/business/staff/person-options.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { ComboboxField } from '#/ui/form/combobox/combobox-field.tsx';
import { MoneyField } from '#/ui/form/field/money-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { enterSaving } from './saving-calls.ts';
import { askedOf, blank, refusedFields, type SavingDraft } from './saving-draft.ts';
import { SavingPreview } from './saving-preview.tsx';

export function EnterSaving({
  product,
  onClose,
}: {
  product: Schemas.SavingProduct;
  onClose: () => void;
}) {
  const { t } = useTranslation('saving');
  const { money } = useMoney();
  const sdk = useSdk();
  const { currency } = product;
  const entry = useRecordForm({
    record: null,
    toDraft: () => blank,
    fields: ['client_id', 'account_id', 'amount', 'remark'],
    fieldOfCode: refusedFields,
    draft: `saving ${product.id}`,
    write: enterSaving,
    done: () => ({ title: t('enter.done'), description: t('enter.doneAbout') }),
    prepare: (draft) => {
      const asked = askedOf(product, draft);
      const remark = draft.remark.trim() || null;
      return asked && { body: { ...asked, remark, product_version: product.version } };
    },
  });
  const { control, setValue } = entry.form;
  const draft = useWatch({ control }) as SavingDraft; // Every field has a value from the start.
  const accounts = useQuery(accountsQuery(sdk, draft.client_id?.value ?? ''));
  const payers = accounts.data?.filter((one) => one.currency === currency);
  const isPayer = payers?.some(({ id }) => id === draft.account_id);
  const only = payers?.length === 1 ? payers[0]?.id : undefined;
  // An account of another client does not stay chosen.
  const accountId = payers && !isPayer ? (only ?? '') : draft.account_id;
  useEffect(() => {
    if (accountId !== draft.account_id) setValue('account_id', accountId);
  }, [accountId, draft.account_id, setValue]);
  return (
    <RecordForm
      of={entry}
      drawer
      title={t('enter.title', { name: product.name })}
      description={t('enter.about')}
      submit={t('enter.submit')}
      failed={t('enter.failed')}
      onClose={onClose}
    >
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        <ComboboxField
          control={control}
          name="client_id"
          label={t('fact.client')}
          source={clientSearch(sdk)}
          placeholder={t('enter.clientHint')}
          requiredMessage={t('enter.clientRequired')}
        />
        <AccountField
          control={control}
          name="account_id"
          label={t('fact.account')}
          accounts={payers ?? []}
        />
        <MoneyField
          control={control}
          name="amount"
          label={t('enter.amount')}
          currency={currency}
          requiredMessage={t('enter.amountRequired')}
          hint={t('enter.least', { least: money(product.min_amount, currency) })}
          check={useAmountCheck(currency)}
        />
      </div>
      {payers?.length === 0 && <Notice tone="warning" title={t('enter.noPayer', { currency })} />}
      <TextareaField
        control={control}
        name="remark"
        label={t('fact.remark')}
        hint={t('enter.remarkHint')}
        maxLength={500}
      />
      <SavingPreview form={entry.form} asked={askedOf(product, draft)} />
    </RecordForm>
  );
}
