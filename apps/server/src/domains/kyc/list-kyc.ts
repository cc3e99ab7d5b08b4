import type { Schemas } from '@brokerdesk/sdk';
import { and, count, eq, gte, inArray, lt, or, type SQL, sql, sum } from 'drizzle-orm';
import type { OperationInput } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { client, figure, kyc } from '../../kernel/db/schema.ts';
import { containsWords } from '../../kernel/lists/contains.ts';
import { foundInRecordOrClient } from '../../kernel/lists/found-in.ts';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import { parseSort, type Sorting, type SortKeys } from '../../kernel/lists/sort.ts';
import { when } from '../../kernel/lists/when.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { heldBy } from '../../platform/work-item.ts';
import type { Decider } from '../approval/decider.ts';
import { clientScope, clientsOfTeam } from '../client-access/client-scope.ts';
import { asksOnly, linesOfClients } from '../client-access/kept-figures.ts';
import { inPhase } from '../question/asked.ts';
import { riskRanks } from '../risk/risk-levels.ts';
import { normalIdNo, selectKycRows } from './kyc-row.ts';
import { kycView } from './kyc-view.ts';

export type KycQuery = Omit<
  OperationInput<'GET /identify/admin/v1/list'>['query'],
  'page' | 'size'
>;

const never = sql`'-infinity'::timestamptz`;

const sortKeys: SortKeys = {
  submitted_at: { column: kyc.madeAt, whenNull: never },
  checked_at: { column: kyc.checkedAt, whenNull: never },
  risk: { column: kyc.riskLevel },
  status: { column: kyc.status },
  attempt_no: { column: kyc.attemptNo },
};

export function kycSorting(query: KycQuery): Sorting {
  return parseSort(query.sort ?? '-submitted_at', sortKeys, kyc.id);
}

/** The condition of a list and its export: the same, so that they agree. Needs the join of `client`. */
export function kycFilter(
  actor: Actor,
  secrets: Pick<Secrets, 'digests'>,
  query: KycQuery,
): SQL | undefined {
  return and(
    clientScope(actor),
    eq(client.fake, query.fake ?? false),
    when(query.status, (status) => eq(kyc.status, status)),
    when(query.phase, (phase) => inPhase(kyc, phase)),
    when(query.risk, (risk) => eq(kyc.riskLevel, riskRanks[risk])),
    when(query.holder, (holder) =>
      heldBy(
        actor,
        { type: 'kyc', id: kyc.id, waiting: eq(kyc.status, 'pending'), resources: ['kyc'] },
        holder,
      ),
    ),
    when(query.level, (level) => eq(kyc.level, level)),
    when(query.id_type, (type) => eq(kyc.idType, type)),
    when(query.nationality, (country) => eq(kyc.nationality, country)),
    when(query.client_id, (id) => eq(kyc.clientId, id)),
    when(query.from, (from) => gte(kyc.madeAt, new Date(from))),
    when(query.to, (to) => lt(kyc.madeAt, new Date(to))),
    when(query.agent_id, clientsOfTeam),
    when(query.q, (q) => matches(secrets, q.trim())),
  );
}

/** Names by a part, the number of the document only whole: it is stored so that no part can be found. */
function matches(secrets: Pick<Secrets, 'digests'>, words: string): SQL | undefined {
  return foundInRecordOrClient(
    kyc,
    words,
    or(
      containsWords(kyc.fullName, words),
      containsWords(kyc.latinName, words),
      inArray(kyc.idNoHash, secrets.digests('id-no', normalIdNo(words))),
    ),
  );
}

export async function selectKyc(
  reader: Reader,
  decider: Decider,
  slice: Slice,
): Promise<Selected<Schemas.Kyc>> {
  const { rows, cursor } = await selectKycRows(reader, slice);
  return { list: rows.map((row) => kycView(row, decider)), cursor };
}

/** How many there are of a list. Every client has one: its kept figures know the state. */
export async function kycTotal(
  reader: Reader,
  actor: Actor,
  query: KycQuery,
  where: SQL | undefined,
): Promise<number> {
  if (!asksOnly(query, ['status'])) return countKyc(reader, where);
  const ofState = when(query.status, (status) => eq(figure.kycStatus, status));
  const [row] = await reader
    .select({ total: sum(figure.count).mapWith(Number) })
    .from(figure)
    .where(and(eq(figure.counted, 'client'), linesOfClients(actor, query), ofState));
  return row?.total ?? 0;
}

export async function countKyc(reader: Reader, where: SQL | undefined): Promise<number> {
  const [row] = await reader
    .select({ total: count() })
    .from(kyc)
    .innerJoin(client, eq(client.id, kyc.clientId))
    .where(where);
  return row?.total ?? 0;
}
