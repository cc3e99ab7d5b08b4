import { unwrap } from '@brokerdesk/sdk';
import { recordWrite, useRecordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { TextareaField } from '#/ui/form/field/textarea-field.tsx';
import { FormSummary } from '#/ui/form/form-summary.tsx';
import { RestoredDraft } from '#/ui/form/restored-draft.tsx';
import { useDraftForm } from '#/ui/form/use-draft-form.ts';
import { useFormSubmit } from '#/ui/form/use-form-submit.ts';

/** Writes a note about a client. */
const addNote = recordWrite({
  topics: ['client'],
  write: async (sdk, { id, text }: { id: string; text: string }, key) => {
    const params = { path: { id }, header: { 'Idempotency-Key': key } };
    return unwrap(await sdk.POST('/client/admin/v1/note/{id}', { params, body: { text } }));
  },
});

/** A note is for colleagues, and stays: the draft outlives a closed drawer until it is added. */
export function NoteForm({ clientId }: { clientId: string }) {
  const { t } = useTranslation('client-detail');
  const { forgetDraft, ...form } = useDraftForm(`note about ${clientId}`, { text: '' });
  const { busy, error, onSubmit } = useFormSubmit({
    form,
    fields: ['text'],
    mutation: useRecordWrite(addNote, () => t('note.added')),
    prepare: ({ text }) => ({ id: clientId, text: text.trim() }),
    onSent: () => {
      form.reset({ text: '' });
      forgetDraft();
    },
  });
  return (
    <form noValidate className="flex flex-col gap-2" onSubmit={onSubmit}>
      <RestoredDraft {...form.draft} />
      <TextareaField
        control={form.control}
        name="text"
        label={t('note.label')}
        hint={t('note.hint')}
        requiredMessage={t('note.required')}
        maxLength={2000}
      />
      <FormSummary error={error} incomplete={false} failed={t('note.failed')} />
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {t('note.add')}
        </Button>
      </div>
    </form>
  );
}
