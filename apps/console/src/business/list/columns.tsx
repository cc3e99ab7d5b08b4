import type { Schemas } from '@brokerdesk/sdk';
import type { Namespace, TFunction } from 'i18next';
import { type ReactNode, use, useMemo } from 'react';
import { ClientLink } from '#/business/client/client-link.tsx';
import { LedgerAmount } from '#/business/client/statement-link.tsx';
import { RiskMark, type Risky } from '#/business/risk.tsx';
import { WorkContext } from '#/business/work/work-context.ts';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { waitedSince as timeSince } from '#/ui/time/duration.ts';
import { type TimeFormat, useTime } from '#/ui/time/use-time.ts';
import type { Rejected } from './reason-cell.tsx';
import type { Column } from './table/column.ts';
import type { ListLabels } from './use-list-labels.ts';

type CellFormat = ReturnType<typeof useMoney> &
  Omit<TimeFormat, 'calendarDay'> &
  Pick<ListLabels, 'label'> & { locale: ReturnType<typeof useLocale> };

type Names = readonly Extract<Namespace, string>[];

/** Sorts if its `id` is one of the sort keys of the list. */
export type ListColumn<Row, Namespaces extends Names | never = never> = Omit<
  Column<Row>,
  'label' | 'cell' | 'sortable'
> & {
  /** The name under which its label is, if it is not its `id`. */
  as?: string;
  /** Null if there is nothing to say. */
  cell: (
    row: Row,
    format: [Namespaces] extends [never] ? CellFormat : CellFormat & { t: TFunction<Namespaces> },
  ) => ReactNode;
};

/** React renders nothing for these; null shows a dash in tables and omits the label in cards. */
const nullIfEmpty = (node: ReactNode) => (node === '' || node === false ? null : node);

export function useListColumns<Row, Namespaces extends Names>(
  columns: readonly ListColumn<Row, Namespaces>[],
  namespaces: Namespaces,
  sortKeys: ReadonlySet<string>,
  labels: ListLabels,
): Column<Row>[] {
  const { t } = useTranslation(namespaces);
  const money = useMoney();
  const time = useTime();
  const locale = useLocale();
  return useMemo(() => {
    const format = { ...money, ...time, locale, label: labels.label, t };
    return columns.map(({ as, cell, ...column }, at) => ({
      ...column,
      label: labels.column(as ?? column.id),
      sortable: sortKeys.has(column.id),
      // A list has namespaces, so that its cells take `t` as well.
      cell: (row) => {
        const content = nullIfEmpty(cell(row, format as Parameters<typeof cell>[1]));
        return at === 0 ? <Marked of={row}>{content}</Marked> : content;
      },
    }));
  }, [columns, sortKeys, labels, t, money, time, locale]);
}

function Marked({ of, children }: { of: unknown; children: ReactNode }) {
  // Each row of a list has an id.
  const mark = use(WorkContext)?.mark((of as { id: string }).id);
  return mark ? (
    <>
      {children} {mark}
    </>
  ) : (
    children
  );
}

type Given = Pick<ListColumn<never>, 'as' | 'align' | 'inCards' | 'descendingFirst'>;

type Having<Id extends string, Value> = { readonly [Key in Id]: Value };

type OfClient = { id: string; client: Schemas.ClientRef };

type Named = { name: string } | null;

export const plain = <const Id extends string>(
  id: Id,
  given: Given = {},
): ListColumn<Having<Id, string | number | null>> => ({ id, cell: (row) => row[id], ...given });

export const time = <const Id extends string>(
  id: Id,
  given: Given = {},
): ListColumn<Having<Id, string | null>> => ({
  id,
  descendingFirst: true,
  cell: (row, { dateTime }) => row[id] && dateTime(row[id]),
  ...given,
});

export const quantity = <const Id extends string>(
  id: Id,
  given: Given = {},
): ListColumn<Having<Id, string | number | null>> => ({
  id,
  align: 'end',
  cell: (row, { amount }) => (row[id] === null ? null : amount(`${row[id]}`)),
  ...given,
});

export const person = <const Id extends string>(
  id: Id,
  given: Given = {},
): ListColumn<Having<Id, Named>> => ({ id, cell: (row) => row[id]?.name, ...given });

export const orderNo = plain('order_no');

export const createdAt = time('created_at', { inCards: 'foot' });

export const client: ListColumn<OfClient> = {
  id: 'client',
  inCards: 'title',
  links: ({ client }) => ({ client }),
  cell: (row) => <ClientLink client={row.client} />,
};

export const anyClient: ListColumn<{ client: Schemas.ClientRef | null }> = {
  id: 'client',
  inCards: 'title',
  links: ({ client }) => client && { client },
  cell: ({ client }) => client && <ClientLink client={client} />,
};

type MoneyOptions<Currency> = Given & {
  /** The field that has its currency. */
  currency?: Currency;
};

/** An amount that no ledger entry explains. */
export const money = <const Id extends string, const Currency extends string = 'currency'>(
  id: Id,
  { currency, ...given }: MoneyOptions<Currency> = {},
): ListColumn<Having<NoInfer<Id>, string | null> & Having<NoInfer<Currency>, string>> => ({
  id,
  align: 'end',
  // `Currency` is the name of the field unless another one is given.
  cell: (row, format) =>
    row[id] && format.money(row[id], row[currency ?? ('currency' as Currency)]),
  ...given,
});

type LedgerOptions<Row, Currency> = MoneyOptions<Currency> & {
  /** Null for one that has moved nothing. */
  record?: (row: Row) => string | null;
};

export const ledger = <
  const Id extends string,
  const Currency extends string = 'currency',
  Row = OfClient,
>(
  id: Id,
  { currency, record = ({ id }) => id, ...given }: LedgerOptions<OfClient & Row, Currency> = {},
): ListColumn<OfClient & NoInfer<Row> & Having<NoInfer<Id | Currency>, string>> => ({
  id,
  align: 'end',
  links: (row) => {
    const entry = record(row);
    return entry === null ? null : { client: row.client, entries: { record: entry } };
  },
  cell: (row) => (
    <LedgerAmount
      // `Currency` is the name of the field unless another one is given.
      of={{ client: row.client, currency: row[currency ?? ('currency' as Currency)] }}
      record={record(row)}
      amount={row[id]}
    />
  ),
  ...given,
});

export const amount = <Row = OfClient>(
  record?: (row: Row) => string | null,
): ListColumn<OfClient & NoInfer<Row> & Having<'amount' | 'currency', string>> => ({
  ...ledger('amount', {
    inCards: 'beside',
    descendingFirst: true,
    ...(record && { record }),
  }),
  sum: (row) => ({ amount: row.amount, currency: row.currency }),
});

const ClientRisk = lazyPart(
  async () => (await import('#/business/client/client-risk.tsx')).ClientRisk,
);

export const clientRisk: ListColumn<{ client: Schemas.ClientRef | null }> = {
  id: 'client_risk',
  as: 'risk',
  inCards: 'state',
  inFiles: false,
  cell: ({ client }) =>
    (client?.risk_level ?? 'standard') !== 'standard' && <ClientRisk level={client?.risk_level} />,
};

export const risk: ListColumn<Risky> = {
  id: 'risk',
  inCards: 'state',
  descendingFirst: true,
  cell: (row) => (row.risk === 'none' ? null : <RiskMark {...row} />),
};

export const Reason = lazyPart(
  async () => (await import('./reason-cell.tsx')).ReasonCell,
  ['decision'],
);

const reasonIn = (context?: 'kyc'): ListColumn<Rejected> => ({
  id: 'reason',
  tabs: ['rejected'],
  cell: (row) => <Reason rejected={row} context={context} />,
});

export const reason = reasonIn();
export const kycReason = reasonIn('kyc');

export const waited: ListColumn<{
  status: string;
  made_at: string | null;
  sub_type?: string;
  asked?: Schemas.Asked | null | undefined;
  waits_since?: string | undefined;
}> = {
  id: 'waited',
  inCards: 'waited',
  inFiles: false,
  align: 'end',
  tabs: ['all', 'pending', 'asked'],
  cell: (row) => {
    if (row.asked) return <WaitsForClient since={row.asked.at} />;
    return row.status === 'pending' && row.made_at !== null ? (
      <Waited since={row.waits_since ?? row.made_at} kind={row.sub_type} />
    ) : null;
  },
};

/** Null if it does not wait. */
export const waitedSince = <Row,>(
  since: (row: Row) => string | null,
  ...tabs: readonly string[]
): ListColumn<Row> => ({
  ...{ id: 'waited', inCards: 'waited', inFiles: false, align: 'end' },
  tabs: ['all', ...tabs],
  cell: (row) => {
    const at = since(row);
    return at !== null && <Waited since={at} />;
  },
});

function WaitsForClient({ since }: { since: string }) {
  const { t } = useTranslation('record');
  return (
    <span className="text-warning-text">
      {t('phase.asked')} <Waited since={since} judged={false} />
    </span>
  );
}

export function Waited({
  since,
  kind,
  judged = true,
}: {
  since: string;
  kind?: string | undefined;
  /** Whether the target of the queue holds for it. */
  judged?: boolean;
}) {
  const { t } = useTranslation('kit');
  const late = use(WorkContext)?.isLate(since, kind) && judged;
  const { unit, count } = timeSince(since, new Date());
  return <span className={late ? 'text-warning-text' : ''}>{t(`waited.${unit}`, { count })}</span>;
}

export const staff: readonly ListColumn<OfClient>[] = [
  { id: 'agent', inCards: false, cell: (row) => row.client.agent_name },
  { id: 'superman', inCards: false, cell: (row) => row.client.superman },
];

export const maker: ListColumn<{ maker: Named }> = {
  id: 'maker',
  inCards: false,
  cell: (row, { label }) => row.maker?.name ?? label('byClient'),
};

export const checkers = [
  person('checker', { inCards: false }),
  time('checked_at', { inCards: false }),
] as const;

export const people = [...staff, maker, ...checkers] as const;
