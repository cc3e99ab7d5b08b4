import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { recordWrite } from '#/business/record/record-write.ts';

export type Item = Schemas.ReconciliationItem;

// The evidence in the reviews of deposits and withdrawals changes with a match.
const topics = ['bank_statement', 'deposit', 'withdrawal'] as const;

export const statementsPageSize = 20;

export const statementsQuery = (sdk: Sdk, page: number) =>
  queryOptions({
    queryKey: ['reconciliation', 'statements', page],
    queryFn: async ({ signal }) => {
      const params = { query: { page, size: statementsPageSize } };
      return unwrap(await sdk.GET('/reconciliation/admin/v1/statement/list', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

export const matchLines = recordWrite({
  write: async (sdk, matches: Schemas.BankMatchInput[], key) =>
    unwrap(
      await sdk.POST('/reconciliation/admin/v1/match', {
        params: { header: { 'Idempotency-Key': key } },
        body: { matches },
      }),
    ),
  topics,
});

export const recordsQuery = (sdk: Sdk, lineIds: readonly string[], text: string) =>
  queryOptions({
    queryKey: ['reconciliation', 'records', lineIds, text],
    queryFn: async ({ signal }) => {
      const query = { line_ids: lineIds.join(), ...(text !== '' && { q: text }) };
      const found = await sdk.GET('/reconciliation/admin/v1/records', {
        params: { query },
        signal,
      });
      return unwrap(found);
    },
    placeholderData: keepPreviousData,
  });

export const ignoreLines = recordWrite({
  write: async (sdk, body: Schemas.BankIgnoreRequest, key) =>
    unwrap(
      await sdk.POST('/reconciliation/admin/v1/ignore', {
        params: { header: { 'Idempotency-Key': key } },
        body,
      }),
    ),
  topics,
});

export const undoMatch = recordWrite({
  write: async (sdk, id: string) =>
    unwrap(await sdk.POST('/reconciliation/admin/v1/undo/{id}', { params: { path: { id } } })),
  topics,
});

export const depositFromLine = recordWrite({
  write: async (sdk, { id, body }: { id: string; body: Schemas.LineDepositRequest }, key) =>
    unwrap(
      await sdk.POST('/reconciliation/admin/v1/deposit/{id}', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
      }),
    ),
  topics,
});

export const importStatement = recordWrite({
  write: async (sdk, body: Schemas.BankStatementFile, key) =>
    unwrap(
      await sdk.POST('/reconciliation/admin/v1/statement/import', {
        params: { header: { 'Idempotency-Key': key } },
        body,
      }),
    ),
  topics,
});

export const togetherOf = (items: readonly Item[]): Schemas.BankMatchInput => ({
  line_ids: items.flatMap(({ lines }) => lines.map(({ id }) => id)),
  record_ids: items.flatMap(({ records }) => records.map(({ id }) => id)),
});

export const isProposed = ({ state, kind, lines, records }: Item): boolean =>
  state === 'open' && kind !== 'duplicate' && lines.length > 0 && records.length > 0;

export const payerOf = ({ lines, records }: Item): string | null =>
  lines.find(({ payer }) => payer !== null)?.payer ?? records[0]?.name ?? null;
