import { unwrap } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { notesQuery } from '#/business/client-records/client-records.ts';
import { Comments } from '#/business/comments/comments.ts';
import { usePaging } from '#/business/list/table/use-paging.tsx';
import { recordWrite, useRecordWrite } from '#/business/record/record-write.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { FormSummary } from '#/ui/form/form-summary.tsx';
import { RestoredDraft, useDraftForm } from '#/ui/form/use-draft-form.tsx';
import { useFormSubmit } from '#/ui/form/use-form-submit.ts';
import { Permit } from '#/ui/permission.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { TabContent } from './tab-content.tsx';
import { type TabProps, TabSkeleton } from './tab-parts.tsx';

const addNote = recordWrite({
  topics: ['client'],
  write: async (sdk, { id, text }: { id: string; text: string }, key) => {
    const params = { path: { id }, header: { 'Idempotency-Key': key } };
    return unwrap(await sdk.POST('/client/admin/v1/note/{id}', { params, body: { text } }));
  },
});

function NoteForm({ clientId }: { clientId: string }) {
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

export function NoteTab({ client: { id } }: TabProps) {
  return (
    <div className="flex flex-col gap-6">
      <Notes id={id} />
      {/* A section has margins of its own. */}
      <div className="-mx-5">
        <Comments key={id} subject={{ type: 'client', id }} fallback={<TabSkeleton />} />
      </div>
    </div>
  );
}

function Notes({ id }: { id: string }) {
  const { t } = useTranslation('client-detail');
  const { exact } = useTime();
  const { paging, pages } = usePaging();
  const query = useQuery(notesQuery(useSdk(), id, paging));
  return (
    <div className="flex flex-col gap-4">
      <Permit action="update" resource="client">
        <NoteForm clientId={id} />
      </Permit>
      <TabContent
        query={query}
        isEmpty={({ list }) => list.length === 0}
        empty={{ title: t('note.empty'), hint: t('note.emptyHint') }}
      >
        {({ list, total }) => (
          <div className="flex flex-col gap-3">
            <ul aria-label={t('views.note')} className="flex flex-col divide-y divide-line">
              {list.map((note) => (
                <li key={note.id} className="py-2.5 first:pt-0">
                  <p className="break-words whitespace-pre-wrap">{note.text}</p>
                  <p className="mt-0.5 text-xs text-ink-muted">
                    {note.author.name} ·{' '}
                    <time dateTime={note.created_at}>{exact(note.created_at)}</time>
                  </p>
                </li>
              ))}
            </ul>
            {total > paging.size && pages(t('views.note'), total)}
          </div>
        )}
      </TabContent>
    </div>
  );
}
