import type { Schemas } from '@brokerdesk/sdk';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#/shared/money/use-money.ts';

/** The account as it stands, and as it would stand after the decision that is open now. */
export function AccountEffect({
  detail: { deposit, account, after },
}: {
  detail: Schemas.DepositDetail;
}) {
  const { t } = useTranslation('deposit');
  const open = { pending: 'afterApproval', approved: 'afterRollback' } as const;
  const outcome =
    deposit.status === 'pending' || deposit.status === 'approved' ? open[deposit.status] : null;
  const rows = [
    { label: t('review.balance'), now: account.balance, later: after.balance },
    { label: t('review.available'), now: account.available, later: after.available },
  ];
  return (
    <>
      <table className="w-full">
        <thead className="text-xs text-ink-muted">
          <tr>
            <th scope="col" className="pb-1 text-left font-normal">
              {account.acc_no}
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              {t('review.before')}
            </th>
            {outcome && (
              <th scope="col" className="pb-1 text-right font-normal">
                {t(`review.${outcome}`)}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <EffectRow
              key={row.label}
              {...row}
              currency={account.currency}
              shown={outcome !== null}
            />
          ))}
        </tbody>
      </table>
      {!outcome && <p className="mt-2 text-ink-muted">{t('review.noChange')}</p>}
    </>
  );
}

function EffectRow({
  label,
  now,
  later,
  currency,
  shown,
}: {
  label: string;
  now: string;
  later: string;
  currency: string;
  shown: boolean;
}) {
  const { money } = useMoney();
  return (
    <tr>
      <th scope="row" className="py-0.5 text-left font-normal">
        {label}
      </th>
      <td className="py-0.5 text-right whitespace-nowrap">{money(now, currency)}</td>
      {shown && (
        <td className="py-0.5 text-right font-semibold whitespace-nowrap">
          <ArrowRight aria-hidden="true" className="mr-1.5 inline size-3.5 text-ink-faint" />
          {money(later, currency)}
        </td>
      )}
    </tr>
  );
}
