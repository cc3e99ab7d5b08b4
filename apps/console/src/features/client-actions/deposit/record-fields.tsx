import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { AccountField } from '#/business/funds/account-field.tsx';
import { useAmountCheck } from '#/business/funds/amount-check.ts';
import { Conversion } from '#/business/funds/conversion.tsx';
import type { FieldOf } from '#/business/record/record-form.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { ComboboxField } from '#/ui/form/combobox/combobox-field.tsx';
import type { ComboboxOption, ComboboxSource } from '#/ui/form/combobox/combobox-options.ts';
import { MoneyField } from '#/ui/form/field/money-field.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { TextareaField, TextField } from '#/ui/form/field/text-field.tsx';
import { chains, cryptoAddressKey, currencies, depositSubTypes } from '#/ui/money/currencies.ts';
import { useCan } from '#/ui/permission.tsx';
import type { DepositDraft } from './deposit-draft.ts';

const networkNames = {
  tron: 'TRC20',
  ethereum: 'ERC20',
  bsc: 'BEP20',
  bitcoin: 'BTC',
  litecoin: 'LTC',
} as const satisfies Record<Schemas.Chain, string>;

function chainNamed(network: string): Schemas.Chain | undefined {
  return chains.find((chain) => networkNames[chain] === network);
}

/** Includes addresses that clients are no longer shown: coins still arrive at them. */
function firmAddressSearch(
  sdk: Sdk,
  chain: Schemas.Chain | undefined,
  nameOf: (chain: Schemas.Chain) => string,
): ComboboxSource {
  const option = ({ id, address, coin, network }: Schemas.CryptoAddress): ComboboxOption => ({
    value: id,
    label: address,
    detail: `${coin} · ${nameOf(network)}`,
  });
  return (labels) => ({
    queryKey: [...cryptoAddressKey, 'options', chain, labels],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(
        (['enabled', 'disabled'] as const).map(async (status) => {
          const query = { status, ...(chain && { network: chain }), ...(labels && { q: labels }) };
          const params = { query };
          return unwrap(await sdk.GET('/crypto_address/admin/v1/list', { params, signal }));
        }),
      );
      return found.flatMap(({ list }) => list.map(option));
    },
  });
}

type DepositForm = {
  form: UseFormReturn<DepositDraft>;
  field: FieldOf<DepositDraft, keyof DepositDraft>;
};

function CoinFields({
  form,
  field,
  evidence,
}: DepositForm & { evidence: { requiredMessage?: string } }) {
  const { t } = useTranslation(['client-deposit', 'funds', 'record']);
  const sdk = useSdk();
  const { control } = form;
  const [network, chosen] = useWatch({ control, name: ['network', 'address'] });
  const chain = chainNamed(network);
  const seesAddresses = useCan('read', 'cryptoAddress');
  return (
    <>
      <SelectField
        {...field('network')}
        placeholder={t('funds:choose')}
        options={chains.map((one) => ({
          value: networkNames[one],
          label: t(`record:chain.${one}`),
        }))}
        onPick={() => form.setValue('address', null)}
      />
      {seesAddresses && (
        <div className="md:col-span-2">
          <ComboboxField
            {...field('address')}
            // The end of an address, which distinguishes it, does not fit into the field on a telephone.
            hint={
              chosen === null
                ? t('addressHint')
                : [chosen.label, chosen.detail].filter(Boolean).join(' · ')
            }
            placeholder={t('addressSearch')}
            source={firmAddressSearch(sdk, chain, (one) => t(`record:chain.${one}`))}
          />
        </div>
      )}
      <div className="md:col-span-2">
        <TextField {...field('txid')} maxLength={120} {...evidence} />
      </div>
    </>
  );
}

export function RecordFields({
  form,
  field,
  client,
  account,
}: DepositForm & { client: Schemas.Client; account: Schemas.Account | undefined }) {
  const { t } = useTranslation(['client-deposit', 'funds', 'record']);
  const { control } = form;
  const amount = useWatch({ control, name: 'amount' });
  const currency = useWatch({ control, name: 'currency' });
  const subType = useWatch({ control, name: 'sub_type' });
  const payer = useWatch({ control, name: 'payer_name' }).trim();
  const hasProof = useWatch({ control, name: 'screenshot' }) !== null;
  const evidence = hasProof
    ? {}
    : { requiredMessage: t(`evidenceRequired.${subType === 'crypto' ? 'coins' : 'bank'}`) };
  const { clearErrors } = form;
  useEffect(() => {
    if (hasProof) clearErrors(['reference_no', 'txid']);
  }, [hasProof, clearErrors]);
  const currencyOf = (accountId: string) =>
    client.accounts.find(({ id }) => id === accountId)?.currency;
  return (
    <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
      <AccountField
        {...field('account_id')}
        accounts={client.accounts}
        onPick={(picked) => {
          const before = form.getValues();
          // A currency that was chosen on purpose stays; one that came with an account goes with it.
          if (before.currency !== '' && before.currency !== currencyOf(before.account_id)) return;
          form.setValue('currency', currencyOf(picked) ?? '');
          form.clearErrors('currency');
        }}
      />
      <SelectField
        {...field('sub_type')}
        placeholder={t('funds:choose')}
        requiredMessage={t('subTypeRequired')}
        options={depositSubTypes.map((value) => ({
          value,
          label: t(`record:depositType.${value}`),
        }))}
        onPick={() => clearErrors(['payer_name', 'reference_no', 'txid'])}
      />
      <MoneyField
        {...field('amount')}
        currency={currency}
        requiredMessage={t('funds:amountRequired')}
        check={useAmountCheck(currency)}
        onCurrency={(pasted) => {
          form.setValue('currency', pasted, { shouldDirty: true });
          clearErrors('currency');
        }}
      />
      <SelectField
        {...field('currency')}
        placeholder={t('funds:choose')}
        requiredMessage={t('currencyRequired')}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <div className="empty:hidden md:col-span-2">
        {account && (
          <Conversion
            account={account}
            amount={amount}
            currency={currency}
            note={t('funds:rate.frozen')}
          />
        )}
      </div>
      <TextField
        {...field('payer_name')}
        maxLength={120}
        {...(subType === 'bank' && { requiredMessage: t('payerRequired') })}
        {...(payer !== '' &&
          payer !== client.full_name && {
            hint: t('payerDiffers', { name: client.full_name }),
          })}
      />
      {subType === 'crypto' ? (
        <CoinFields form={form} field={field} evidence={evidence} />
      ) : (
        <TextField {...field('reference_no')} maxLength={80} {...evidence} />
      )}
      <div className="md:col-span-2">
        <TextareaField {...field('remark')} hint={t('remarkHint')} maxLength={500} />
      </div>
    </div>
  );
}
