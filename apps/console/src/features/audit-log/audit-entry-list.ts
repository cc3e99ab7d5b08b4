import { subjectTypes } from '#/business/audit/subject-types.ts';
import { defineList, type SearchIn } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';
import { matching, recordId, shortText } from '#/business/list/filter/list-search.ts';

/** `deposit.approved`, or `deposit.` for all that happens to deposits. */
const action = matching(/^[a-z_]{1,40}\.[a-z_]{0,39}$/i);

export const list = defineList({
  name: 'auditLog',
  namespaces: ['audit-log'],
  path: '/audit/admin/v1/list',
  file: { path: '/audit/admin/v1/export', what: 'audit-log' },
  topics: ['audit'],
  sort: ['seq'],
  defaultSort: '-seq',
  filters: {
    q: filter.text(),
    actor: filter.own({ actor_id: recordId }),
    action: filter.own({ action }),
    subject_type: filter.choice(subjectTypes),
    subject: filter.own({ subject_id: shortText }),
    at: filter.dates(),
  },
});

export type EntrySearch = SearchIn<typeof list>;
