import { proposalKey } from '#/kit/decision/two-people/proposal-key.ts';
import { listQueries } from '#/kit/list/filter/list-queries.ts';
import { readProposalSearch, toProposalQuery } from '../proposal-search.ts';

const readAsked = (address: unknown) => toProposalQuery(readProposalSearch(address));

export const proposalList = listQueries(readAsked, {
  key: proposalKey,
  path: '/approval/admin/v1/list',
});
