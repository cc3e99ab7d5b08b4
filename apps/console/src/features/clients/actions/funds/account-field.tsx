import type { Schemas } from '@brokerdesk/sdk';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps, TextName } from '#/shared/form/field.ts';
import { SelectField } from '#/shared/form/select-field.tsx';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { useMoney } from '#/shared/money/use-money.ts';

/** One of the client's accounts, told apart by number and balance. */
export function AccountField<Values extends FieldValues, Name extends TextName<Values>>({
  accounts,
  ...props
}: Pick<FieldProps<Values, Name>, 'control' | 'name' | 'label' | 'check'> & {
  accounts: readonly Schemas.Account[];
  onPick?: (accountId: string) => void;
}) {
  const { t } = useTranslation('client-funds');
  const { money } = useMoney();
  return (
    <SelectField
      {...props}
      placeholder={t('choose')}
      requiredMessage={t('accountRequired')}
      options={accounts.map(({ id, acc_no: accNo, currency, balance }) => ({
        value: id,
        label: t('accountOption', { accNo, balance: money(balance, currency) }),
      }))}
    />
  );
}
