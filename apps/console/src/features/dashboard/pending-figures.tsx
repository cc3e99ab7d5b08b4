import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Amounts } from './amounts.tsx';
import type { Summary } from './api/get-summary.ts';
import { Figure } from './figure.tsx';
import { FigureGroup } from './figure-group.tsx';
import { useCount } from './use-count.ts';

/** What waits for a decision, with the way to it. */
export function PendingFigures({
  deposit,
}: {
  deposit: NonNullable<Summary['pending']['deposit']>;
}) {
  const { t } = useTranslation('dashboard');
  const count = useCount();
  const some = deposit.count > 0;
  return (
    <FigureGroup title={t('pending.title')}>
      <Figure
        label={t('pending.deposit')}
        value={count(deposit.count)}
        aside={
          some && (
            <Link
              to="/funds/deposit"
              search={{ status: 'pending' }}
              aria-label={t('pending.openDeposits')}
              className="inline-flex items-center gap-1 rounded-sm font-medium text-accent-text hover:underline"
            >
              {t('pending.open')}
              <ArrowRight aria-hidden="true" size={14} />
            </Link>
          )
        }
      >
        {some ? (
          <Amounts totals={deposit.totals} />
        ) : (
          <p className="text-ink-muted">{t('pending.none')}</p>
        )}
      </Figure>
    </FigureGroup>
  );
}
