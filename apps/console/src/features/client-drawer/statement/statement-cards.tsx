import { ClientLink } from '#/business/client/client-link.tsx';
import { groupEntries, type LineGroup } from './group-entries.ts';
import { RecordLink } from './record-link.tsx';
import type { ShownLine, StatementEntriesProps } from './statement-entries-props.ts';
import { useLineLabels } from './use-line-labels.ts';

/** The same on a narrow screen: a card for each transaction, and its lines in it. */
export function StatementCards({ label, entries, fake }: StatementEntriesProps) {
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
