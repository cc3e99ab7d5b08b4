import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useForm, useWatch } from 'react-hook-form';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { useClientWrite } from '#/kit/client/use-client-write.ts';
import { ComboboxField } from '#/kit/form/combobox-field.tsx';
import type { ComboboxOption } from '#/kit/form/combobox-options.ts';
import { FormDialog } from '#/kit/form/form-dialog.tsx';
import { NumberField } from '#/kit/form/number-field.tsx';
import { agentSearch } from '#/kit/form/person-options.ts';
import { SelectField } from '#/kit/form/select-field.tsx';
import { currencies } from '#/kit/money/currencies.ts';
import { Notice } from '#/kit/ui/notice.tsx';

type RobotDraft = { count: string; agent_id: ComboboxOption | null; currency: string };

const keys = createIntentKeys();
const fields = ['count', 'agent_id', 'currency'] as const satisfies readonly (keyof RobotDraft)[];
const robotsMax = '50';

/** Several robots at once, which count in no figure. */
export function AddRobots({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('client-forms');
  const sdk = useSdk();
  const form = useForm<RobotDraft>({
    defaultValues: { count: '1', agent_id: null, currency: '' },
  });
  const { control } = form;
  const count = useWatch({ control, name: 'count' });
  const add = useClientWrite<Schemas.RobotRequest, Schemas.RobotList>({
    keys,
    write: async (api, body, key) => {
      const params = { header: { 'Idempotency-Key': key } };
      return unwrap(await api.POST('/client/admin/v1/robot', { params, body }));
    },
    done: ({ total }) => ({ title: t('robots.done', { count: total }) }),
  });
  return (
    <FormDialog
      title={t('robots.title')}
      description={t('robots.about')}
      form={form}
      fields={fields}
      mutation={add}
      prepare={({ count: typed, agent_id: agent, currency }) => ({
        count: Number(typed),
        ...(agent && { agent_id: agent.value }),
        ...(currency !== '' && { currency }),
      })}
      onClose={onClose}
      submit={t('robots.submit', { count: Number(count) || 0 })}
      failed={t('robots.failed')}
    >
      <div className="flex flex-col gap-4">
        <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
          <NumberField
            control={control}
            name="count"
            label={t('robots.count')}
            requiredMessage={t('robots.countRequired')}
            hint={t('robots.countHint', { max: robotsMax })}
            min="1"
            max={robotsMax}
          />
          <SelectField
            control={control}
            name="currency"
            label={t('robots.currency')}
            placeholder={t('robots.base')}
            options={currencies.map((value) => ({ value, label: value }))}
          />
          <div className="md:col-span-2">
            <ComboboxField
              control={control}
              name="agent_id"
              label={t('robots.agent')}
              hint={t('robots.agentHint')}
              placeholder={t('robots.agentSearch')}
              source={agentSearch(sdk)}
            />
          </div>
        </div>
        <Notice tone="info" title={t('robots.forever')} />
      </div>
    </FormDialog>
  );
}
