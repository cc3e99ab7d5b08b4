import { proposalKey } from '#/shared/approval/proposal-key.ts';
import { listQueries } from '#/shared/filter/list-queries.ts';
import { readProposalSearch, toProposalQuery } from '../proposal-search.ts';

const readAsked = (address: unknown) => toProposalQuery(readProposalSearch(address));

export const proposalList = listQueries(readAsked, {
  key: proposalKey,
  path: '/approval/admin/v1/list',
});
