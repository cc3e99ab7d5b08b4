import type { Schemas } from '@brokerdesk/sdk';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { FieldProps, TextName } from '#/ui/form/field/field.ts';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { useMoney } from '#/ui/money/use-money.ts';

export function AccountField<Values extends FieldValues, Name extends TextName<Values>>({
  accounts,
  ...props
}: Pick<FieldProps<Values, Name>, 'control' | 'name' | 'label' | 'check'> & {
  accounts: readonly Schemas.Account[];
  onPick?: (accountId: string) => void;
}) {
  const { t } = useTranslation('funds');
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
