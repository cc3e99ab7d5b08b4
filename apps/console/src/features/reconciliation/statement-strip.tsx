import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { LinkStrip } from '#/ui/figures/figure.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useCan } from '#/ui/permission.tsx';
import { statementsQuery } from './reconciliation-calls.ts';

const isOff = (amount: string | null) => amount !== null && Number(amount) !== 0;

function statementsToShow(list: readonly Schemas.BankStatement[]) {
  const latest = new Map<string, Schemas.BankStatement>();
  for (const statement of list) {
    const known = latest.get(statement.account.id);
    if (known === undefined || statement.to > known.to) latest.set(statement.account.id, statement);
  }
  return list.filter(
    (one) => latest.get(one.account.id) === one || isOff(one.difference) || isOff(one.gap),
  );
}

export function StatementStrip({ dialog: Dialog }: { dialog: ComponentType<Closing> }) {
  const { t } = useTranslation('reconciliation');
  const mayRead = useCan('approve', ['deposit', 'funds']);
  const { data, isError } = useQuery({ ...statementsQuery(useSdk(), 1), enabled: mayRead });
  const [open, setOpen] = useState(false);
  if (!mayRead) return null;
  if (!data) return isError ? null : <Skeleton className="mb-2 h-8 w-80 max-w-full" />;
  if (data.list.length === 0) return null;
  return (
    <>
      <LinkStrip label={t('strip.label')} className="gap-2 md:mb-2">
        {statementsToShow(data.list).map((statement) => (
          <StatementButton key={statement.id} of={statement} onOpen={() => setOpen(true)} />
        ))}
      </LinkStrip>
      {open && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}

type Closing = { onClose: () => void };

function StatementButton({ of, onOpen }: { of: Schemas.BankStatement; onOpen: () => void }) {
  const { t } = useTranslation('reconciliation');
  const { money } = useMoney();
  const { account, to, closing, difference, gap } = of;
  const amount = (value: string) => money(value, account.currency);
  const faults = [
    isOff(difference) && t('strip.difference', { difference: amount(difference) }),
    gap !== null && isOff(gap) && t('strip.gap', { gap: amount(gap) }),
  ].filter((fault) => fault !== false);
  const Icon = faults.length > 0 ? TriangleAlert : CircleCheck;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={cn(
        'inline-flex min-h-8 shrink-0 cursor-pointer items-center gap-x-2 rounded-md border px-2.5 py-1 text-left hover:underline max-md:min-h-10',
        faults.length > 0
          ? 'border-danger-line bg-danger-surface text-danger-text'
          : 'border-line bg-surface text-ink-muted',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cn('size-4 shrink-0', faults.length === 0 && 'text-success-text')}
      />
      <span>{[account.bank_name, account.acc_no.slice(-4)].filter(Boolean).join(' · ')}</span>
      <span className="text-xs">{to}</span>
      <span className="text-ink tabular-nums">{amount(closing)}</span>
      <span className="font-medium tabular-nums">
        {faults.length > 0 ? faults.join(' · ') : t('strip.balanced')}
      </span>
    </button>
  );
}
