import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, eq, inArray, or, type SQL, sql, sum } from 'drizzle-orm';
import { type Column, columnsOf, yesNo } from '../../http/lists/column.ts';
import type { ListQuery } from '../../http/routes.ts';
import { figure, kyc } from '../../kernel/db/schema.ts';
import { when, within } from '../../kernel/lists/conditions.ts';
import { containsText } from '../../kernel/lists/contains.ts';
import type { SortKeys } from '../../kernel/lists/sort.ts';
import { matchesRecordOrClient } from '../../kernel/lists/text-search.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { heldBy } from '../../platform/work-item.ts';
import { countedList, reasonColumn } from '../approval/reviewed-list.ts';
import { recordScope } from '../client-access/client-scope.ts';
import { asksOnly, linesOfClients } from '../client-access/kept-figures.ts';
import { inPhase } from '../question/open-question.ts';
import { riskRanks } from '../risk/risk.ts';
import { riskColumn } from '../risk/risk-view.ts';
import { type KycRow, kycStatusName, kycView, normalIdNo, selectKycRows } from './kyc-row.ts';

const column = columnsOf('kyc');
const owner = columnsOf('client');

const kycColumns: readonly Column<Schemas.Kyc>[] = [
  column('username', (k) => k.client.username, { id: 'client' }),
  column('client_name', (k) => k.client.full_name, { id: 'client' }),
  owner('robot', (k, language) => yesNo(k.client.fake, language), { id: 'client' }),
  column('agent', (k) => k.client.agent_name),
  column('superman', (k) => k.client.superman),
  column('status', (k, language) => kycStatusName(k.status, language)),
  column('level', (k, language) => k.level && codeLabel('kyc', 'level', k.level, language)),
  column('full_name', (k) => k.full_name),
  column('nationality', (k) => k.nationality),
  column('id_type', (k, language) => k.id_type && codeLabel('kyc', 'id_type', k.id_type, language)),
  column('id_no', (k) => k.id_no),
  column('id_expiry', (k) => k.id_expiry),
  column('attempt', (k) => k.attempt_no, { id: 'attempt_no' }),
  column('submitted_at', (k) => k.made_at, 'time'),
  column('maker', (k) => k.maker?.name ?? null),
  column('checker', (k) => k.checker?.name ?? null),
  column('checked_at', (k) => k.checked_at, 'time'),
  reasonColumn('kyc'),
  riskColumn,
];

type KycQuery = ListQuery<'GET /identify/admin/v1/list'>;

const never = sql`'-infinity'::timestamptz`;

const sortKeys: SortKeys = {
  submitted_at: { column: kyc.madeAt, whenNull: never },
  checked_at: { column: kyc.checkedAt, whenNull: never },
  risk: { column: kyc.riskLevel },
  status: { column: kyc.status },
  attempt_no: { column: kyc.attemptNo },
};

function kycFilter(
  actor: Actor,
  secrets: Pick<Secrets, 'digests'>,
  query: KycQuery,
): SQL | undefined {
  return and(
    recordScope(actor, query, kyc.clientId),
    when(query.status, (status) => eq(kyc.status, status)),
    when(query.phase, (phase) => inPhase(kyc, phase)),
    when(query.risk, (risk) => eq(kyc.riskLevel, riskRanks[risk])),
    heldBy(actor, query.holder, { type: 'kyc', table: kyc }),
    when(query.level, (level) => eq(kyc.level, level)),
    when(query.id_type, (type) => eq(kyc.idType, type)),
    when(query.nationality, (country) => eq(kyc.nationality, country)),
    when(query.client_id, (id) => eq(kyc.clientId, id)),
    within(kyc.madeAt, query),
    when(query.q, (q) => matches(secrets, q.trim())),
  );
}

/** Finds the number of the document only whole: it is stored so that no part can be found. */
function matches(secrets: Pick<Secrets, 'digests'>, text: string): SQL | undefined {
  return matchesRecordOrClient(
    kyc,
    text,
    or(
      containsText(kyc.fullName, text),
      containsText(kyc.latinName, text),
      inArray(kyc.idNoHash, secrets.digests('id-no', normalIdNo(text))),
    ),
  );
}

export const kycList = countedList<KycQuery, KycRow, Schemas.Kyc>({
  name: 'kyc',
  table: kyc,
  sortKeys,
  sortedBy: '-submitted_at',
  columns: kycColumns,
  filter: (actor, query, { secrets }) => kycFilter(actor, secrets, query),
  rows: selectKycRows,
  view: kycView,
  // Every client has one: the kept figures of clients know its state.
  async kept(reader, actor, query) {
    if (!asksOnly(query, ['status'])) return null;
    const ofState = when(query.status, (status) => eq(figure.kycStatus, status));
    const [row] = await reader
      .select({ total: sum(figure.count).mapWith(Number) })
      .from(figure)
      .where(and(eq(figure.counted, 'client'), linesOfClients(actor, query), ofState));
    return row?.total ?? 0;
  },
});
