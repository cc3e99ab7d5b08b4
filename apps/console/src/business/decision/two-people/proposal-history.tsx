import { actionsIn, proposalStates } from '@brokerdesk/machines/records';
import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { Reason } from '#/business/list/columns.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { withParts } from '#/ui/i18n/with-parts.tsx';
import { proposalKey } from '#/ui/live/live-queries.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { ProposedChanges } from './proposed-changes.tsx';
import { useTwoPeopleLabels } from './use-two-people-labels.ts';
import { WaitingProposals } from './waiting-proposals.tsx';

const shownMax = 20;

const waits = ({ status }: Schemas.Proposal) =>
  actionsIn(proposalStates, status).includes('approve');

export function ProposalHistory({
  type,
  id,
  waitingToo = false,
}: {
  type: string;
  id: string;
  waitingToo?: boolean;
}) {
  const { t } = useTranslation('two-people');
  const sdk = useSdk();
  const query = useQuery({
    queryKey: [...proposalKey, 'about', type, id],
    queryFn: async ({ signal }) =>
      unwrap(
        await sdk.GET('/approval/admin/v1/list', {
          params: {
            query: { subject_type: type, subject_id: id, sort: '-created_at', size: shownMax },
          },
          signal,
        }),
      ),
  });
  const { exact } = useTime();
  const { operation } = useTwoPeopleLabels();
  return (
    <Loaded query={query}>
      {({ list, total }) => {
        const closed = list.filter((one) => !waits(one));
        const waiting = waitingToo ? list.filter(waits) : [];
        if (closed.length + waiting.length === 0) {
          return <p className="text-ink-muted">{t('history.none')}</p>;
        }
        return (
          <div className="flex flex-col gap-3">
            <WaitingProposals
              waiting={waiting.map((one) => ({ ...one, mine: one.decision.withdraw }))}
              mayDecide
            />
            <ol aria-label={t('history.title')} className="flex flex-col gap-3 empty:hidden">
              {closed.map((one) => (
                <li key={one.id} className="rounded-md border border-line px-3 py-2.5">
                  <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                    <span className="font-medium">
                      {operation(one.operation)} · {t(`history.status.${one.status}`)}
                    </span>
                    <time
                      dateTime={one.checked_at ?? one.made_at}
                      className="text-xs text-ink-muted"
                    >
                      {exact(one.checked_at ?? one.made_at)}
                    </time>
                  </p>
                  <p className="mb-2 text-xs text-ink-muted">
                    {t('history.by', { name: one.maker.name })}
                    {' · '}
                    {one.checker === null
                      ? t('history.alone')
                      : t('history.checked', { name: one.checker.name })}
                    {(one.reason_code ?? one.reason) && (
                      <>
                        {' · '}
                        {withParts(t('history.reason', { reason: '{reason}' }), {
                          reason: <Reason rejected={one} />,
                        })}
                      </>
                    )}
                  </p>
                  {one.note && <p className="mb-2 break-words">{one.note}</p>}
                  <ProposedChanges changes={one.changes} kind={one.subject.trade_kind} wide />
                </li>
              ))}
            </ol>
            {total > list.length && (
              <p className="text-xs text-ink-muted">{t('history.more', { count: list.length })}</p>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}
