import type { Schemas } from '@brokerdesk/sdk';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { cn } from '#/boot/ui/cn.ts';
import { useTwoPeopleLabels } from './use-two-people-labels.ts';

type Change = Schemas.ProposedChanges[number];

/** What was proposed, field by field, as it was and as it is to be. */
export function ProposedChanges({
  changes,
  draw,
  wide = false,
}: {
  changes: Schemas.ProposedChanges;
  /** One side of a change where it takes more than its text. */
  draw?: (change: Change, side: 'before' | 'after') => ReactNode;
  /** Several beside each other, where there is the width of a page. */
  wide?: boolean;
}) {
  const { t } = useTranslation('two-people');
  const { field, value } = useTwoPeopleLabels();
  return (
    <dl
      className={cn(
        'flex flex-col gap-2',
        wide && 'sm:grid sm:grid-cols-2 lg:grid-cols-4 sm:gap-x-4',
      )}
    >
      {changes.map((change) => (
        <div key={change.field}>
          <dt className="text-xs break-words text-ink-muted">{field(change.field)}</dt>
          <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
            <del className="min-w-0 break-words text-ink-muted">
              {draw?.(change, 'before') ?? value(change.field, change.before)}
            </del>
            <ArrowRight
              role="img"
              aria-label={t('becomes')}
              className="size-3.5 shrink-0 self-center text-ink-muted"
            />
            <ins className="min-w-0 font-medium break-words no-underline">
              {draw?.(change, 'after') ?? value(change.field, change.after)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
