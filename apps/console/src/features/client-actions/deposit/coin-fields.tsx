import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { ComboboxField } from '#/ui/form/combobox/combobox-field.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { TextField } from '#/ui/form/field/text-field.tsx';
import { chains } from '#/ui/money/currencies.ts';
import { useCan } from '#/ui/permission/use-can.ts';
import type { DepositDraft } from './deposit-draft.ts';
import { chainNamed, firmAddressSearch, networkNames } from './firm-addresses.ts';

export function CoinFields({
  form,
  evidence,
}: {
  form: UseFormReturn<DepositDraft>;
  evidence: { requiredMessage?: string };
}) {
  const { t } = useTranslation(['client-deposit', 'funds', 'record']);
  const sdk = useSdk();
  const { control } = form;
  const [network, chosen] = useWatch({ control, name: ['network', 'address'] });
  const chain = chainNamed(network);
  const seesAddresses = useCan('read', 'cryptoAddress');
  return (
    <>
      <SelectField
        control={control}
        name="network"
        label={t('label.network')}
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
            control={control}
            name="address"
            label={t('address')}
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
        <TextField
          control={control}
          name="txid"
          label={t('label.txid')}
          maxLength={120}
          {...evidence}
        />
      </div>
    </>
  );
}
