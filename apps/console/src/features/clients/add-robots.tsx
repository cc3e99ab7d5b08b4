import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useWatch } from 'react-hook-form';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { recordWrite } from '#/business/record/record-write.ts';
import { agentSearch } from '#/business/staff/person-options.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { ComboboxField } from '#/ui/form/combobox/combobox-field.tsx';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { currencies } from '#/ui/money/currencies.ts';

type RobotDraft = { count: string; agent_id: ComboboxOption | null; currency: string };

const blank: RobotDraft = { count: '1', agent_id: null, currency: '' };
const robotsMax = '50';

const createRobots = recordWrite({
  write: async (sdk, body: Schemas.RobotRequest, key) => {
    const params = { header: { 'Idempotency-Key': key } };
    return unwrap(await sdk.POST('/client/admin/v1/robot', { params, body }));
  },
  topics: ['client'],
});

export function AddRobots({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('client-robots');
  const sdk = useSdk();
  const add = useRecordForm({
    record: null,
    toDraft: () => blank,
    labels: { count: t('count'), agent_id: t('agent'), currency: t('currency') },
    write: createRobots,
    done: ({ total }) => t('done', { count: total }),
    prepare: ({ count: typed, agent_id: agent, currency }) => ({
      count: Number(typed),
      ...(agent && { agent_id: agent.value }),
      ...(currency !== '' && { currency }),
    }),
  });
  const { field } = add;
  const count = useWatch({ control: add.form.control, name: 'count' });
  return (
    <RecordForm
      of={add}
      title={t('title')}
      description={t('about')}
      submit={t('submit', { count: Number(count) || 0 })}
      failed={t('failed')}
      onClose={onClose}
    >
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        <NumberField
          {...field('count')}
          requiredMessage={t('countRequired')}
          hint={t('countHint', { max: robotsMax })}
          min="1"
          max={robotsMax}
        />
        <SelectField
          {...field('currency')}
          placeholder={t('base')}
          options={currencies.map((value) => ({ value, label: value }))}
        />
        <div className="md:col-span-2">
          <ComboboxField
            {...field('agent_id')}
            hint={t('agentHint')}
            placeholder={t('agentSearch')}
            source={agentSearch(sdk)}
          />
        </div>
      </div>
      <Notice tone="info" title={t('forever')} />
    </RecordForm>
  );
}
