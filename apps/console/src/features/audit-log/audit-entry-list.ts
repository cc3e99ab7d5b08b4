import * as v from 'valibot';
import { subjectTypes } from '#/kit/audit/on-demand/subject-types.ts';
import { defineList, type SearchIn } from '#/kit/list/define-list.ts';
import { choice, dates, own, text } from '#/kit/list/filter/filters.ts';
import { recordId } from '#/kit/list/filter/list-search.ts';

/** `deposit.approved`, or `deposit.` for all that happens to deposits. */
const action = v.fallback(
  v.optional(v.pipe(v.string(), v.maxLength(80), v.regex(/^[a-z_]+\.[a-z_]*$/i))),
  undefined,
);
const subjectId = v.fallback(
  v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  undefined,
);

export const list = defineList({
  name: 'auditLog',
  namespaces: ['audit-log'],
  path: '/audit/admin/v1/list',
  file: { path: '/audit/admin/v1/export', what: 'audit-log' },
  // No topic tells of an entry by itself; the button over the table fetches it again.
  topics: [],
  sort: ['seq'],
  usualSort: '-seq',
  filters: {
    q: text(),
    actor: own({ actor_id: recordId }),
    action: own({ action }),
    subject_type: choice(subjectTypes),
    subject: own({ subject_id: subjectId }),
    at: dates(),
  },
});

export type EntrySearch = SearchIn<typeof list>;
