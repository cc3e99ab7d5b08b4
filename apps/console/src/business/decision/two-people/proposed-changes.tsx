import type { Schemas } from '@brokerdesk/sdk';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextDiff } from '#/business/record/text-diff.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { useTwoPeopleLabels } from './use-two-people-labels.ts';

type Change = Schemas.ProposedChanges[number];

const lineLengthMax = 120;

const isLong = (change: Change) =>
  [change.before, change.after].some(
    (text) => text !== null && (text.includes('\n') || text.length > lineLengthMax),
  );

export function ProposedChanges({
  changes,
  kind,
  draw,
  wide = false,
}: {
  changes: Schemas.ProposedChanges;
  kind?: Schemas.TradeKind | undefined;
  draw?: (change: Change, side: 'before' | 'after') => ReactNode;
  wide?: boolean;
}) {
  const { t } = useTranslation('two-people');
  const { field, value } = useTwoPeopleLabels();
  const was = (change: Change) => value(change.field, change.before, kind);
  return (
    <dl
      className={cn(
        'flex flex-col gap-2',
        wide && 'sm:grid sm:grid-cols-2 lg:grid-cols-4 sm:gap-x-4',
      )}
    >
      {changes.map((change) => (
        <div key={change.field} className={cn(isLong(change) && 'col-span-full')}>
          <dt className="text-xs break-words text-ink-muted">{field(change.field)}</dt>
          {isLong(change) ? (
            <dd className="mt-0.5">
              <TextDiff before={change.before ?? ''} after={change.after ?? ''} />
            </dd>
          ) : (
            <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
              {was(change) !== t('empty') && (
                <>
                  <del className="min-w-0 break-words text-ink-muted">
                    {draw?.(change, 'before') ?? was(change)}
                  </del>
                  <ArrowRight
                    role="img"
                    aria-label={t('becomes')}
                    className="size-3.5 shrink-0 self-center text-ink-muted"
                  />
                </>
              )}
              <ins className="min-w-0 font-medium break-words no-underline">
                {draw?.(change, 'after') ?? value(change.field, change.after, kind)}
              </ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
