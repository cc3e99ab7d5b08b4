import type { Schemas } from '@brokerdesk/sdk';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMoney } from '#/ui/money/use-money.ts';

type Row = 'balance' | 'available' | 'frozen';

export type EffectTableProps = {
  account: Schemas.Account;
  /** Null if nothing is about to change it. */
  later: { label: string; balance: string; available: string; frozen?: string } | null;
  labels: Record<'before' | 'balance' | 'available', string> & { frozen?: string };
  shown?: (name: Row, amount: string) => ReactNode;
};

export function EffectTable({ account, later, labels, shown }: EffectTableProps) {
  const { money } = useMoney();
  const now = (name: Row) => money(account[name], account.currency);
  const rows = ['balance', 'available', ...(later?.frozen ? ['frozen' as const] : [])] as const;
  return (
    <table className="w-full">
      <caption className="pb-1 text-left text-xs text-ink-muted">{account.acc_no}</caption>
      <thead className="text-xs text-ink-muted">
        <tr>
          <td />
          <th scope="col" className="pb-1 text-right font-normal">
            {labels.before}
          </th>
          {later && (
            <th scope="col" className="pb-1 text-right font-normal">
              {later.label}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((name) => (
          <EffectRow
            key={name}
            label={labels[name] ?? ''}
            now={shown ? shown(name, now(name)) : now(name)}
            later={later?.[name] && money(later[name], account.currency)}
          />
        ))}
      </tbody>
    </table>
  );
}

function EffectRow({
  label,
  now,
  later,
}: {
  label: string;
  now: ReactNode;
  later: string | undefined;
}) {
  return (
    <tr>
      <th scope="row" className="py-0.5 text-left font-normal">
        {label}
      </th>
      <td className="py-0.5 text-right whitespace-nowrap">{now}</td>
      {later !== undefined && (
        <td className="py-0.5 pl-2 text-right font-semibold whitespace-nowrap">
          <ArrowRight aria-hidden="true" className="mr-1.5 inline size-3.5 text-ink-faint" />
          {later}
        </td>
      )}
    </tr>
  );
}
