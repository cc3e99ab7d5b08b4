import type { Schemas } from '@brokerdesk/sdk';
import { ArrowRight } from 'lucide-react';
import { useMoney } from './use-money.ts';

export type EffectTableProps = {
  account: Schemas.Account;
  /** The account afterwards, and what that depends on; null where nothing is about to change it. */
  later: { label: string; balance: string; available: string; frozen?: string } | null;
  /** What is frozen is shown where there is a word for it, and where the change is about it. */
  words: Record<'before' | 'balance' | 'available', string> & { frozen?: string };
};

/** An account as it stands, and as it would stand afterwards. */
export function EffectTable({ account, later, words }: EffectTableProps) {
  const rows = ['balance', 'available', ...(later?.frozen ? ['frozen' as const] : [])] as const;
  return (
    <table className="w-full">
      <caption className="pb-1 text-left text-xs text-ink-muted">{account.acc_no}</caption>
      <thead className="text-xs text-ink-muted">
        <tr>
          <td />
          <th scope="col" className="pb-1 text-right font-normal">
            {words.before}
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
            label={words[name] ?? ''}
            now={account[name]}
            later={later?.[name]}
            currency={account.currency}
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
  currency,
}: {
  label: string;
  now: string;
  later: string | undefined;
  currency: string;
}) {
  const { money } = useMoney();
  return (
    <tr>
      <th scope="row" className="py-0.5 text-left font-normal">
        {label}
      </th>
      <td className="py-0.5 text-right whitespace-nowrap">{money(now, currency)}</td>
      {later !== undefined && (
        <td className="py-0.5 pl-2 text-right font-semibold whitespace-nowrap">
          <ArrowRight aria-hidden="true" className="mr-1.5 inline size-3.5 text-ink-faint" />
          {money(later, currency)}
        </td>
      )}
    </tr>
  );
}
