import type { Schemas } from '@brokerdesk/sdk';
import { useWatch } from 'react-hook-form';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { RadioField } from '#/ui/form/field/radio-field.tsx';
import { SwitchField } from '#/ui/form/field/switch-field.tsx';
import { keyOf, proposeAllocation, schemeNames } from './allocation-calls.ts';
import type { Book } from './book/use-book.ts';

export function ProposeForm({ book, onClose }: { book: Book; onClose: () => void }) {
  const { t } = useTranslation('allocation');
  const edit = useRecordForm({
    record: null,
    toDraft: () => ({
      name: 'pro_rata' as Schemas.AllocationSchemeName,
      include_robots: false,
      lots_each: '1',
    }),
    labels: {
      name: t('propose.scheme'),
      include_robots: t('propose.robots'),
      lots_each: t('propose.lotsEach'),
    },
    write: proposeAllocation,
    done: (proposal) => {
      book.propose(proposal);
      return t('propose.done', { count: proposal.lines.length });
    },
    prepare: ({ name, include_robots, lots_each: lotsEach }) => ({
      path: keyOf(book.base),
      body: {
        name,
        include_robots,
        lots_each: name === 'draw_applicants' ? Number(lotsEach) : null,
      },
    }),
  });
  const { field } = edit;
  const name = useWatch({ control: edit.form.control, name: 'name' });
  return (
    <RecordForm
      of={edit}
      title={t('propose.title')}
      description={t('propose.about')}
      submit={t('propose.submit')}
      failed={t('propose.failed')}
      onClose={onClose}
    >
      <RadioField
        {...field('name')}
        options={schemeNames.map((value) => ({
          value,
          label: t(`scheme.name.${value}`),
          hint: t(`scheme.rule.${value}`),
        }))}
      />
      {name === 'draw_applicants' && (
        <NumberField
          {...field('lots_each')}
          requiredMessage={t('propose.lotsEachRequired')}
          min="1"
          max="1000000"
        />
      )}
      <SwitchField {...field('include_robots')} hint={t('propose.robotsHint')} />
      {name !== 'pro_rata' && <p className="text-ink-muted">{t('propose.seed')}</p>}
    </RecordForm>
  );
}
