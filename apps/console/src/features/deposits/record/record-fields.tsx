import type { Schemas } from '@brokerdesk/sdk';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '#/shared/form/money-field.tsx';
import { SelectField } from '#/shared/form/select-field.tsx';
import { TextField } from '#/shared/form/text-field.tsx';
import { TextareaField } from '#/shared/form/textarea-field.tsx';
import { isPositive } from '#/shared/money/arithmetic.ts';
import { currencies, isWholeOnly } from '#/shared/money/currencies.ts';
import { useMoney } from '#/shared/money/use-money.ts';
import { depositSubTypes } from '../deposit-search.ts';
import { Conversion } from './conversion.tsx';
import type { DepositDraft } from './deposit-draft.ts';

type RecordFieldsProps = { form: UseFormReturn<DepositDraft>; client: Schemas.Client };

/** What was paid, how, by whom, and into which account. */
export function RecordFields({
  form,
  client,
  account,
}: RecordFieldsProps & { account: Schemas.Account | undefined }) {
  const { t } = useTranslation('deposit');
  const { control } = form;
  const amount = useWatch({ control, name: 'amount' });
  const currency = useWatch({ control, name: 'currency' });
  const subType = useWatch({ control, name: 'sub_type' });
  const payer = useWatch({ control, name: 'payer_name' }).trim();
  const amountFault = (typed: string) => {
    if (!isPositive(typed)) return t('record.amountPositive');
    const wholeOnly = isWholeOnly(currency) && /\.\d*[1-9]/.test(typed);
    return wholeOnly ? t('record.wholeOnly', { currency }) : null;
  };
  return (
    <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
      <AccountField form={form} client={client} />
      <SelectField
        control={control}
        name="sub_type"
        label={t('column.subType')}
        placeholder={t('record.choose')}
        requiredMessage={t('record.subTypeRequired')}
        options={depositSubTypes.map((value) => ({ value, label: t(`subType.${value}`) }))}
      />
      <MoneyField
        control={control}
        name="amount"
        label={t('column.amount')}
        currency={currency}
        requiredMessage={t('record.amountRequired')}
        check={amountFault}
      />
      <SelectField
        control={control}
        name="currency"
        label={t('filter.currency')}
        placeholder={t('record.choose')}
        requiredMessage={t('record.currencyRequired')}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <div className="empty:hidden md:col-span-2">
        {account && <Conversion account={account} amount={amount} currency={currency} />}
      </div>
      <TextField
        control={control}
        name="payer_name"
        label={t('column.payer')}
        maxLength={120}
        {...(payer !== '' &&
          payer !== client.full_name && {
            hint: t('record.payerDiffers', { name: client.full_name }),
          })}
      />
      {subType === 'crypto' ? (
        <>
          <TextField control={control} name="network" label={t('review.network')} maxLength={20} />
          <div className="md:col-span-2">
            <TextField control={control} name="txid" label={t('review.txid')} maxLength={120} />
          </div>
        </>
      ) : (
        <TextField
          control={control}
          name="reference_no"
          label={t('column.reference')}
          maxLength={80}
        />
      )}
      <div className="md:col-span-2">
        <TextareaField
          control={control}
          name="remark"
          label={t('review.remark')}
          hint={t('record.remarkHint')}
          maxLength={500}
        />
      </div>
    </div>
  );
}

function AccountField({ form, client }: RecordFieldsProps) {
  const { t } = useTranslation('deposit');
  const { money } = useMoney();
  const currencyOf = (accountId: string) =>
    client.accounts.find(({ id }) => id === accountId)?.currency;
  return (
    <SelectField
      control={form.control}
      name="account_id"
      label={t('record.account')}
      placeholder={t('record.choose')}
      requiredMessage={t('record.accountRequired')}
      options={client.accounts.map(({ id, acc_no: accNo, currency, balance }) => ({
        value: id,
        label: t('record.accountOption', { accNo, balance: money(balance, currency) }),
      }))}
      onPick={(picked) => {
        const { account_id: before, currency } = form.getValues();
        // A currency that was chosen on purpose stays; one that came with an account goes with it.
        if (currency !== '' && currency !== currencyOf(before)) return;
        form.setValue('currency', currencyOf(picked) ?? '');
        form.clearErrors('currency');
      }}
    />
  );
}
