import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { List, ListSearch } from '#/business/list/define-list.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { FoldedAbove } from '#/ui/figures/folded-above.tsx';
import { usePermit } from '#/ui/permission.tsx';
import { WaitingProposals } from './waiting-proposals.tsx';

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
