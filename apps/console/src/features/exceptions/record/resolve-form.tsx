import type { Schemas } from '@brokerdesk/sdk';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { resolveException } from '../exception-calls.ts';
import { useCheckLabel } from '../use-check-label.ts';

export function ResolveForm({
  exception,
  onResolved,
  onClose,
}: {
  exception: Schemas.DataException;
  onResolved: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('exception');
  const checkLabel = useCheckLabel();
  const edit = useRecordForm({
    record: exception,
    toDraft: () => ({ note: '' }),
    labels: { note: t('resolve.note') },
    describe: ({ note }, row) => [
      { label: t('column.expected'), text: row.expected },
      { label: t('column.found'), text: row.found },
      { label: t('resolve.note'), text: note },
    ],
    write: resolveException,
    done: ({ subject }) => {
      onResolved();
      return t('resolve.done', { name: subject.name });
    },
    prepare: ({ note }, { id, version }) => ({ id, body: { note: note.trim(), version } }),
  });
  return (
    <RecordForm
      of={edit}
      title={t('resolve.title', { name: exception.subject.name })}
      description={t('resolve.about', { check: checkLabel(exception) })}
      submit={t('resolve.submit')}
      failed={t('resolve.failed')}
      onClose={onClose}
    >
      <TextareaField
        {...edit.field('note')}
        hint={t('resolve.noteHint')}
        requiredMessage={t('resolve.noteRequired')}
        maxLength={500}
      />
    </RecordForm>
  );
}
