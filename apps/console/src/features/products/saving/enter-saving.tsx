import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { accountsQuery } from '#/business/client/client-query.ts';
import { AccountField } from '#/business/funds/account-field.tsx';
import { amountFault, useAmountCheck } from '#/business/funds/amount-check.ts';
import { RecordForm } from '#/business/record/record-form.tsx';
import { useRecordForm } from '#/business/record/use-record-form.ts';
import { clientSearch } from '#/business/staff/person-options.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { ComboboxField } from '#/ui/form/combobox/combobox-field.tsx';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';
import { MoneyField } from '#/ui/form/field/money-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { type AskedSaving, enterSaving } from './saving-calls.ts';
import { SavingPreview } from './saving-preview.tsx';

/** The fields have the names of the contract, so that what the server says about one lands on it. */
export type SavingDraft = {
  client_id: ComboboxOption | null;
  account_id: string;
  amount: string;
  remark: string;
};

const blank: SavingDraft = { client_id: null, account_id: '', amount: '', remark: '' };

/** The field that a refusal is about which names none. */
export const refusedFields: Partial<Record<string, { field: keyof SavingDraft }>> = {
  CLIENT_DISABLED: { field: 'client_id' },
  KIND_NOT_ALLOWED: { field: 'client_id' },
  ACCOUNT_CURRENCY_DIFFERS: { field: 'account_id' },
  ACCOUNT_NOT_OF_CLIENT: { field: 'account_id' },
  INSUFFICIENT_FUNDS: { field: 'account_id' },
  ORDER_ABOVE_LIMIT: { field: 'amount' },
  DAY_LIMIT_REACHED: { field: 'amount' },
  RATE_UNAVAILABLE: { field: 'amount' },
};

/** The saving as it is asked for; null as long as it is not whole. */
function askedOf(
  product: Schemas.SavingProduct,
  { client_id: client, account_id, ...draft }: SavingDraft,
): AskedSaving | null {
  const amount = draft.amount.replace(/\.$/, '');
  if (client === null || account_id === '') return null;
  if (amountFault(amount, product.currency) !== null) return null;
  return { client_id: client.value, account_id, product_id: product.id, amount };
}

/** Proposes a saving for a client, as on the telephone; a second person confirms it. */
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
