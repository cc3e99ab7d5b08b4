import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { List, ListSearch } from '#/business/list/define-list.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { FoldedAbove } from '#/ui/figures/folded-above.tsx';
import { usePermit } from '#/ui/permission.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { ProposedChanges } from './proposed-changes.tsx';
import { ProposalLink } from './second-person-notice.tsx';
import { useTwoPeopleLabels } from './use-two-people-labels.ts';
import { WithdrawButton } from './withdraw-button.tsx';

export function WaitingProposals({
  waiting,
  named = false,
  mayDecide = false,
}: {
  waiting: readonly Schemas.WaitingProposal[];
  named?: boolean;
  mayDecide?: boolean;
}) {
  const { t } = useTranslation('two-people');
  const { operation } = useTwoPeopleLabels();
  const { exact } = useTime();
  if (waiting.length === 0) return null;
  return (
    <ul aria-label={t('waiting.title')} className="flex flex-col gap-2">
      {waiting.map((one) => (
        <li key={one.id}>
          <Notice
            tone="warning"
            title={
              named
                ? t('waiting.about', {
                    operation: operation(one.operation),
                    subject: one.subject.name,
                  })
                : t('waiting.named', { operation: operation(one.operation) })
            }
          >
            <p>
              {one.mine
                ? t('waiting.madeMine', { at: exact(one.made_at) })
                : t('waiting.made', { name: one.maker.name, at: exact(one.made_at) })}{' '}
              {t('waiting.none')}
              {one.effective_at !== null &&
                ` ${t('notice.byItself', { at: exact(one.effective_at) })}`}
            </p>
            {one.note && <p className="break-words text-ink">{one.note}</p>}
            <div className="my-2">
              <ProposedChanges changes={one.changes} kind={one.subject.trade_kind} wide={named} />
            </div>
            {(one.mine || mayDecide) && (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <ProposalLink id={one.id} />
                {one.mine && (
                  <WithdrawButton proposal={one} size="sm" label={t('withdraw.proposal')} />
                )}
              </div>
            )}
          </Notice>
        </li>
      ))}
    </ul>
  );
}

type WithWaiting = { waiting: readonly Schemas.WaitingProposal[] };

function WaitingAbove<Search extends ListSearch, Page extends WithWaiting>({
  list,
  search,
}: {
  list: Pick<List<Search, Page>, 'query'>;
  search: Search;
}) {
  const { t } = useTranslation('two-people');
  const { timezone } = useSettings();
  const { data } = useQuery(list.query(useSdk(), search, timezone));
  const mayDecide = usePermit('approve');
  if (data === undefined || data.waiting.length === 0) return null;
  return (
    <div className="w-full md:mb-2">
      <FoldedAbove warning title={t('waiting.title')} count={data.waiting.length}>
        <WaitingProposals waiting={data.waiting} named mayDecide={mayDecide} />
      </FoldedAbove>
    </div>
  );
}

/**
 * Shows above a list the proposals that its response contains: the `above` of its page.
 *
 * @example
 * export const { Page, prefetch } = listPage(list, { columns, above: waitingAbove(list) });
 */
export function waitingAbove<Search extends ListSearch, Page extends WithWaiting>(
  list: Pick<List<Search, Page>, 'query'>,
): ComponentType<{ search: Search }> {
  return ({ search }) => <WaitingAbove list={list} search={search} />;
}
