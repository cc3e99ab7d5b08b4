import { actionsIn, type StateTable } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { ArrowRight } from 'lucide-react';
import { accountAmount } from '#/business/client/statement-link.tsx';
import { EffectTable } from '#/business/funds/effect-table.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { Fact } from '#/ui/controls/facts.tsx';
import { useMoney } from '#/ui/money/use-money.ts';

type AccountEffectProps<Status extends string> = {
  states: StateTable<Status>;
  status: Status;
  client: { id: string };
  account: Schemas.Account;
  after: { balance: string; available: string; frozen?: string };
};

export function AccountEffect<Status extends string>({
  states,
  status,
  client,
  account,
  after,
}: AccountEffectProps<Status>) {
  const { t } = useTranslation('decision');
  const { money } = useMoney();
  const actions = actionsIn(states, status);
  const open = actions.includes('approve')
    ? 'afterApproval'
    : actions.includes('rollback')
      ? 'afterRollback'
      : undefined;
  const shown = accountAmount(client, account);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        {shown('balance', money(account.balance, account.currency))}
        {open === 'afterApproval' && (
          <span className="whitespace-nowrap">
            <ArrowRight aria-hidden="true" className="mr-2 inline size-3.5 text-ink-faint" />
            <span className="sr-only">{t(`effect.${open}`)} </span>
            <strong>{money(after.balance, account.currency)}</strong>
          </span>
        )}
      </p>
      {open === 'afterRollback' && (
        <p className="mt-1 text-ink-muted">
          {t('effect.ifRolledBack', { balance: money(after.balance, account.currency) })}
        </p>
      )}
      {open === undefined && <p className="mt-1 text-ink-muted">{t('effect.noChange')}</p>}
      <details className="mt-1">
        <summary className="w-fit rounded-sm text-xs text-ink-muted marker:text-ink-faint">
          {t('effect.details', { accNo: account.acc_no })}
        </summary>
        <EffectTable
          labels={useEffectLabels()}
          account={account}
          shown={shown}
          later={open === undefined ? null : { ...after, label: t(`effect.${open}`) }}
        />
      </details>
    </>
  );
}

export function useEffectLabels() {
  const { t } = useTranslation('decision');
  return {
    before: t('effect.before'),
    balance: t('effect.balance'),
    available: t('effect.available'),
    frozen: t('effect.frozen'),
  };
}

export function useBalanceRows() {
  const { t } = useTranslation('decision');
  const { money } = useMoney();
  return (client: { id: string }, account: Schemas.Account, after: string): Fact[] => [
    { label: t('effect.account'), value: account.acc_no },
    {
      label: t('effect.balance'),
      value: (
        <>
          {accountAmount(client, account)('balance', money(account.balance, account.currency))}
          {' → '}
          {money(after, account.currency)}
        </>
      ),
    },
  ];
}
