import type { Schemas } from '@brokerdesk/sdk';
import type { Labels } from '@brokerdesk/sdk/labels';
import { ClientLink } from '#/business/client/client-link.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { useWideScreen } from '#/ui/controls/use-wide-screen.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { TwoLines } from '../tab-parts.tsx';
import { groupEntries, type LineGroup } from './group-entries.ts';
import { RecordLink } from './record-link.tsx';

type ShownLine = Schemas.StatementLine | Schemas.LedgerLine;

type StatementEntriesProps = {
  label: string;
  entries: readonly ShownLine[];
  fake: boolean;
};

const ofClients = ['at', 'client', 'amount'] as const;
const ofClient = ['at', 'kind', 'amount', 'balance'] as const;
const numbers: ReadonlySet<string> = new Set(['amount', 'balance']);

function StatementTable({ label, entries, fake }: StatementEntriesProps) {
  const { t } = useTranslation('statement');
  const columns = entries.some((line) => 'client' in line) ? ofClients : ofClient;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full">
        <caption className="sr-only">{label}</caption>
        <thead className="text-left text-xs text-ink-muted">
          <tr>
            {columns.map((name) => (
              <th
                key={name}
                scope="col"
                className={cn(
                  'border-b border-line py-1.5 pr-4 font-normal whitespace-nowrap last:pr-0',
                  numbers.has(name) && 'text-right',
                )}
              >
                {t(`column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        {groupEntries(entries).map((group) => (
          <TransactionRows key={group.id} group={group} fake={fake} />
        ))}
      </table>
    </section>
  );
}

const cell = 'py-1.5 pr-4 align-top whitespace-nowrap last:pr-0';
const numberCell = `${cell} text-right tabular-nums`;
const between = 'border-t border-dotted border-line';

function TransactionRows({
  group: { entries },
  fake,
}: {
  group: LineGroup<ShownLine>;
  fake: boolean;
}) {
  const labels = useLineLabels();
  const [head] = entries;
  const client = 'client' in head ? head.client : null;
  return (
    <tbody className="group border-b border-line">
      {entries.map((line, at) => (
        <tr key={line.id} className="group-hover:bg-hover">
          {at === 0 && (
            <>
              <td className={cell} rowSpan={entries.length}>
                <TwoLines first={labels.at(head)} second={labels.by(head)} />
              </td>
              <td className={cell} rowSpan={entries.length}>
                <TwoLines
                  first={client ? <ShortLink client={client} /> : labels.what(head)}
                  second={
                    <>
                      {client && <span className="mr-2">{labels.what(head)}</span>}
                      {head.record && (
                        <RecordLink record={head.record} fake={client?.fake ?? fake} />
                      )}
                    </>
                  }
                />
              </td>
            </>
          )}
          <td className={cn(numberCell, at > 0 && between)}>
            <TwoLines
              first={labels.amount(line)}
              second={<Broken>{`${line.acc_no} · ${labels.bucket(line)}`}</Broken>}
            />
          </td>
          <After line={line} follows={at > 0} />
        </tr>
      ))}
    </tbody>
  );
}

function ShortLink({ client }: { client: Schemas.ClientRef }) {
  return (
    <span className="block max-w-52">
      <ClientLink client={client} />
    </span>
  );
}

function After({ line, follows }: { line: ShownLine; follows: boolean }) {
  const after = useLineLabels().after(line);
  if (after === null) return null;
  return (
    <td className={cn(numberCell, follows && between)}>
      <TwoLines first={after.balance} second={<Broken>{after.available}</Broken>} />
    </td>
  );
}

/** Breaks English labels, which are longer than the Chinese, before the last column is cut off. */
function Broken({ children }: { children: string }) {
  return <span className="whitespace-normal">{children}</span>;
}

function StatementCards({ label, entries, fake }: StatementEntriesProps) {
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {groupEntries(entries).map((group) => (
        <li key={group.id} className="rounded-md border border-line">
          <TransactionCard group={group} fake={fake} />
        </li>
      ))}
    </ul>
  );
}

function TransactionCard({
  group: { entries },
  fake,
}: {
  group: LineGroup<ShownLine>;
  fake: boolean;
}) {
  const labels = useLineLabels();
  const [head] = entries;
  const client = 'client' in head ? head.client : null;
  return (
    <>
      {client && (
        <p className="px-3 pt-2">
          <ClientLink client={client} />
        </p>
      )}
      <p className="flex flex-wrap justify-between gap-x-3 px-3 pt-2">
        <span className="font-medium">{labels.what(head)}</span>
        {head.record && <RecordLink record={head.record} fake={client?.fake ?? fake} />}
      </p>
      <p className="px-3 pb-2 text-xs text-ink-muted">
        {labels.at(head)} · {labels.by(head)}
      </p>
      <ul className="divide-y divide-line border-t border-line">
        {entries.map((line) => (
          <li key={line.id} className="flex justify-between gap-3 px-3 py-1.5">
            <span className="shrink-0">
              <span className="block">{line.acc_no}</span>
              <span className="text-xs text-ink-muted">{labels.bucket(line)}</span>
            </span>
            <span className="text-right tabular-nums">
              <span className="block font-medium">{labels.amount(line)}</span>
              <span className="text-xs text-ink-muted">
                {Object.values(labels.after(line) ?? {}).join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

export function StatementEntries(props: StatementEntriesProps) {
  return useWideScreen() ? <StatementTable {...props} /> : <StatementCards {...props} />;
}

function useLineLabels() {
  const { t } = useTranslation('statement');
  const { amount, money } = useMoney();
  const { dateTime } = useTime();
  return {
    at: (line: ShownLine) => dateTime(line.at),
    by: (line: ShownLine) => line.actor ?? t('actor.client'),
    what({ kind }: ShownLine) {
      // An amendment has the number of its version behind it.
      const code = kind.split('.').slice(0, 2).join('_');
      return t(`ledger.${code as keyof Labels['statement']['ledger']}`, { defaultValue: kind });
    },
    bucket: (line: ShownLine) => t(`buckets.${line.bucket}`),
    amount(line: ShownLine) {
      const text = money(line.amount, line.currency);
      // The ledger's minus is there already; a plus marks what came in.
      return line.amount.startsWith('-') ? text : `+${text}`;
    },
    /** Null if other accounts' lines lie between. */
    after: (line: ShownLine) =>
      'balance' in line
        ? {
            balance: amount(line.balance),
            available: t('available', { amount: amount(line.available) }),
          }
        : null,
  };
}
