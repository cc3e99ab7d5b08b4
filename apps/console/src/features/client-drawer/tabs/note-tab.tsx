import { useQuery } from '@tanstack/react-query';
import { notesQuery } from '#/business/client-records/client-records.ts';
import { Pagination } from '#/business/list/table/pagination.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Permit } from '#/ui/permission/permit.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { NoteForm } from '../note-form.tsx';
import { TabContent } from '../tab-content.tsx';
import type { TabProps } from '../tab-props.ts';
import { usePaging } from '../use-paging.ts';

export function NoteTab({ client: { id } }: TabProps) {
  const { t } = useTranslation('client-detail');
  const { exact } = useTime();
  const { paging, onPage, onSize } = usePaging();
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
            {total > paging.size && (
              <Pagination
                of={t('views.note')}
                {...paging}
                total={total}
                onPage={onPage}
                onSize={onSize}
              />
            )}
          </div>
        )}
      </TabContent>
    </div>
  );
}
