import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordWrite } from '#/business/record/record-write.ts';
import { type RecordKey as OpenClaim, useOpenClaim } from '#/business/work/work-calls.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { type CommentSubject, commentsQuery, pageSize, withdrawComment } from './comment-calls.ts';
import { CommentForm } from './comment-form.tsx';
import { splitAtMentions } from './mentions.ts';

const sizeMax = 200;

type RecordCommentsProps = {
  subject: CommentSubject;
  /** Present if the record is claimed while it is open: the claim says whether there are any. */
  claim?: OpenClaim | undefined;
  of?: string | undefined;
};

export function RecordComments({ subject, claim, of }: RecordCommentsProps) {
  return claim ? (
    <OfClaimed subject={subject} claim={claim} />
  ) : (
    <CommentsOf subject={subject} none={false} of={of} />
  );
}

function OfClaimed({ subject, claim }: { subject: CommentSubject; claim: OpenClaim }) {
  const { data, isError } = useOpenClaim(claim);
  if (data === undefined && !isError) return <Skeleton className="h-16" />;
  return <CommentsOf subject={subject} none={data?.comments === 0} />;
}

function CommentsOf({
  subject,
  none,
  of,
}: Pick<RecordCommentsProps, 'subject' | 'of'> & { none: boolean }) {
  const { t } = useTranslation('comments');
  const [size, setSize] = useState(pageSize);
  const query = useQuery({
    ...commentsQuery(useSdk(), subject, size),
    ...(none && { initialData: { list: [], total: 0, page: 1, size } }),
  });
  const [editing, setEditing] = useState<string | null>(null);
  const title = [t('title'), of].filter(Boolean).join(' · ');
  return (
    <Section title={title}>
      <Loaded query={query} skeleton={<Skeleton className="h-16" />}>
        {({ list, total }) => (
          <>
            {list.length === 0 ? (
              <p className="mb-3 text-ink-muted">{t('none')}</p>
            ) : (
              <ul aria-label={title} className="mb-3 flex flex-col divide-y divide-line">
                {list.map((comment) => (
                  <li key={comment.id} className="py-2.5 first:pt-0">
                    {editing === comment.id ? (
                      <CommentForm
                        subject={subject}
                        comment={comment}
                        onClose={() => setEditing(null)}
                      />
                    ) : (
                      <Comment comment={comment} onEdit={() => setEditing(comment.id)} />
                    )}
                  </li>
                ))}
              </ul>
            )}
            {total > list.length && size < sizeMax && (
              <Button size="sm" className="mb-3" onClick={() => setSize(size + pageSize)}>
                {t('more')}
              </Button>
            )}
          </>
        )}
      </Loaded>
      <CommentForm subject={subject} />
    </Section>
  );
}

function Comment({ comment, onEdit }: { comment: Schemas.Comment; onEdit: () => void }) {
  const { t } = useTranslation('comments');
  const { exact } = useTime();
  const withdrawal = useRecordWrite(withdrawComment, () => t('withdrawn'));
  const { text, mentions, author, created_at: at, edited_at: editedAt } = comment;
  const until = comment.editable_until;
  const mayEdit = until !== null && new Date(until) > new Date();
  return (
    <>
      {text === null ? (
        <p className="text-ink-faint italic">{t('wasWithdrawn')}</p>
      ) : (
        <p className="break-words whitespace-pre-wrap">
          {splitAtMentions(text, mentions).map((part, at) => {
            // Parts of one text stay in their order.
            const key = `${at} ${part.text}`;
            return part.person ? (
              <strong key={key} className="font-medium text-link">
                {part.text}
              </strong>
            ) : (
              <span key={key}>{part.text}</span>
            );
          })}
        </p>
      )}
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
        <span>
          {author.name} · <time dateTime={at}>{exact(at)}</time>
        </span>
        {editedAt !== null && text !== null && <span title={exact(editedAt)}>{t('edited')}</span>}
        {mayEdit && (
          <Button variant="ghost" size="sm" onClick={onEdit}>
            {t('edit')}
          </Button>
        )}
        {until !== null && (
          <Button
            variant="ghost"
            size="sm"
            busy={withdrawal.isPending}
            onClick={() => withdrawal.mutate(comment)}
          >
            {t('withdraw')}
          </Button>
        )}
      </p>
      {withdrawal.isError && (
        <p role="alert" className="text-xs text-danger-text">
          {withdrawal.error.message}
        </p>
      )}
    </>
  );
}
