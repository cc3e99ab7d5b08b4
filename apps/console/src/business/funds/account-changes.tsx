import type { Schemas } from '@brokerdesk/sdk';
import { type ReactNode, useId } from 'react';
import { accountAmount } from '#/business/client/statement-link.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { minus, plus } from '#/ui/arithmetic/arithmetic.ts';
import { EffectTable } from './effect-table.tsx';

type AccountChange = {
  account: Schemas.Account;
  /** Null as long as it cannot be computed. */
  after: { balance: string; available: string } | null;
};

export function AccountChanges({
  client,
  changes,
  later,
  children,
}: {
  client: { id: string };
  changes: readonly AccountChange[];
  later: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation('funds');
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col gap-2.5 rounded-md border border-line bg-sunken p-3"
    >
      <h3 id={headingId} className="font-semibold">
        {t('effect.title')}
      </h3>
      {changes.map(({ account, after }) => (
        <EffectTable
          key={account.id}
          account={account}
          shown={accountAmount(client, account)}
          labels={{
            before: t('effect.before'),
            balance: t('effect.balance'),
            available: t('effect.available'),
          }}
          later={after && { label: later, ...after }}
        />
      ))}
      <div className="text-xs text-ink-muted">{children}</div>
    </section>
  );
}

type After = { balance: string; available: string };

export function afterCredit({ balance, available }: Schemas.Account, amount: string | null) {
  return amount === null ? null : changed(amount, plus, { balance, available });
}

export function afterDebit({ balance, available }: Schemas.Account, amount: string | null) {
  return amount === null ? null : changed(amount, minus, { balance, available });
}

/** The account once the amount is held back on it: still the client's, but not to be used. */
export function afterFreeze({ balance, available }: Schemas.Account, amount: string | null) {
  return amount === null ? null : { balance, available: minus(available, amount) };
}

function changed(
  amount: string,
  by: (amount: string, other: string) => string,
  { balance, available }: After,
): After {
  return { balance: by(balance, amount), available: by(available, amount) };
}
