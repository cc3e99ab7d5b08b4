import { useForm } from 'react-hook-form';
import { agentSearch } from '#/business/staff/person-options.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { ComboboxField } from '#/ui/form/combobox/combobox-field.tsx';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';
import { BulkDialog, type BulkDialogProps, useBegin } from './bulk-dialog.tsx';

export function TransferDialog(props: BulkDialogProps) {
  const { t } = useTranslation('client-transfer');
  const sdk = useSdk();
  const begin = useBegin(props);
  const count = props.rows.length;
  const { control, handleSubmit } = useForm<{ agent: ComboboxOption | null }>({
    defaultValues: { agent: null },
  });
  return (
    <BulkDialog
      {...props}
      title={t('title', { count })}
      about={t('about')}
      confirm={t('confirm', { count })}
      onSubmit={handleSubmit(({ agent }) => {
        if (agent !== null) begin('changeAgent', { user_id: agent.value });
      })}
    >
      <ComboboxField
        control={control}
        name="agent"
        label={t('agent')}
        placeholder={t('agentSearch')}
        requiredMessage={t('agentRequired')}
        source={agentSearch(sdk)}
      />
    </BulkDialog>
  );
}
