import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordWrite } from '#/business/record/record-write.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { FormSummary } from '#/ui/form/form-summary.tsx';
import { RestoredDraft, useDraftForm } from '#/ui/form/use-draft-form.tsx';
import { useFormSubmit } from '#/ui/form/use-form-submit.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { FigureGroup } from './figure-group.tsx';
import { acknowledgeHandover, handoversQuery, saveHandover } from './handover-calls.ts';

const pageSize = 10;
const sizeMax = 200;

export function Handovers() {
  const { t } = useTranslation('handover');
  const [size, setSize] = useState(pageSize);
  const query = useQuery(handoversQuery(useSdk(), size));
  return (
    <FigureGroup title={t('notes')}>
      <Loaded query={query} skeleton={<Skeleton className="h-24" />}>
        {({ list, total }) => {
          const isOpen = ({ acknowledged_at: at }: Schemas.Handover) => at === null;
          const earlier = list.filter((one) => !isOpen(one));
          return (
            <div className="flex flex-col gap-4">
              <Notes list={list.filter(isOpen)} label={t('open')} none={t('noneOpen')} />
              <div className="print:hidden">
                <NoteForm />
              </div>
              {(earlier.length > 0 || total > list.length) && (
                <details className="print:hidden">
                  <summary className="cursor-pointer text-link">{t('earlier')}</summary>
                  <div className="mt-2 flex flex-col gap-2">
                    <Notes list={earlier} label={t('earlier')} none={t('noneEarlier')} />
                    {total > list.length && size < sizeMax && (
                      <div>
                        <Button
                          size="sm"
                          busy={query.isPlaceholderData}
                          onClick={() => setSize(size + pageSize)}
                        >
                          {t('more')}
                        </Button>
                      </div>
                    )}
                  </div>
                </details>
              )}
            </div>
          );
        }}
      </Loaded>
    </FigureGroup>
  );
}

function Notes({
  list,
  label,
  none,
}: {
  list: readonly Schemas.Handover[];
  label: string;
  none: string;
}) {
  if (list.length === 0) return <p className="text-ink-muted">{none}</p>;
  return (
    <ul
      aria-label={label}
      className="divide-y divide-line rounded-md border border-line bg-surface"
    >
      {list.map((one) => (
        <Note key={one.id} handover={one} />
      ))}
    </ul>
  );
}

function Note({ handover }: { handover: Schemas.Handover }) {
  const { t } = useTranslation('handover');
  const { exact } = useTime();
  const [editing, setEditing] = useState(false);
  const acknowledge = useRecordWrite(acknowledgeHandover, () => t('taken'));
  const { author, text, created_at: at, acknowledged_by: receiver } = handover;
  if (editing && handover.editable) {
    return (
      <li className="px-4 py-3">
        <NoteForm handover={handover} onClose={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li className="px-4 py-3">
      <p className="break-words whitespace-pre-wrap">{text}</p>
      <p className="mt-1 text-xs text-ink-muted">
        {author.name} · <time dateTime={at}>{exact(at)}</time>
        {receiver !== null && handover.acknowledged_at !== null && (
          <span className="ml-2">
            {t('takenBy', { name: receiver.name, at: exact(handover.acknowledged_at) })}
          </span>
        )}
      </p>
      {(handover.acknowledgeable || handover.editable) && (
        <p className="mt-2 print:hidden">
          {handover.acknowledgeable ? (
            <Button
              size="sm"
              variant="primary"
              busy={acknowledge.isPending}
              onClick={() => acknowledge.mutate(handover)}
            >
              {t('take')}
            </Button>
          ) : (
            <Button size="sm" onClick={() => setEditing(true)}>
              {t('edit')}
            </Button>
          )}
        </p>
      )}
      {acknowledge.isError && (
        <div className="mt-2">
          <FormSummary error={acknowledge.error} incomplete={false} failed={t('notTaken')} />
        </div>
      )}
    </li>
  );
}

function NoteForm({ handover, onClose }: { handover?: Schemas.Handover; onClose?: () => void }) {
  const { t } = useTranslation('handover');
  const { forgetDraft, ...form } = useDraftForm(handover ? undefined : 'handover', {
    text: handover?.text ?? '',
  });
  const { busy, error, onSubmit } = useFormSubmit({
    form,
    fields: ['text'],
    mutation: useRecordWrite(saveHandover, () => t('saved')),
    prepare: ({ text }) => ({ seen: handover ?? null, body: { text: text.trim() } }),
    onSent: () => {
      form.reset({ text: '' });
      forgetDraft();
      onClose?.();
    },
  });
  return (
    <form noValidate className="flex flex-col gap-2" onSubmit={onSubmit}>
      <RestoredDraft {...form.draft} />
      <TextareaField
        control={form.control}
        name="text"
        label={handover ? t('edit') : t('label')}
        hint={t('hint')}
        requiredMessage={t('required')}
        maxLength={4000}
      />
      <FormSummary error={error} incomplete={false} failed={t('failed')} />
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={busy}>
          {handover ? t('save') : t('write')}
        </Button>
        {onClose && (
          <Button size="sm" variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
