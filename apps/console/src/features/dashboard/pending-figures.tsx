import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useWideScreen } from '#/kit/ui/use-wide-screen.ts';
import { Amounts } from './amounts.tsx';
import type { Summary } from './api/get-summary.ts';
import { FigureGroup } from './figure-group.tsx';
import { Tile } from './tile.tsx';
import { useCount } from './use-count.ts';

export type PendingDeposits = NonNullable<Summary['pending']['deposit']>;

const pendingDeposits: { to: string; search: Record<string, unknown> } = {
  to: '/funds/deposit',
  search: { status: 'pending' },
};

/** What waits for a decision, with the way to it. On a wide screen a table holds the amounts. */
export function PendingFigures({ deposit }: { deposit: PendingDeposits }) {
  const { t } = useTranslation('dashboard');
  const count = useCount();
  const wide = useWideScreen();
  const some = deposit.count > 0;
  return (
    <FigureGroup title={t('pending.title')}>
      <Tile
        label={t('pending.deposit')}
        value={count(deposit.count)}
        aside={
          some ? (
            <Link
              {...pendingDeposits}
              aria-label={t('pending.openDeposits')}
              className="inline-flex items-center gap-1 rounded-sm font-medium text-accent-text underline-offset-4 hover:underline"
            >
              {t('pending.open')}
              <ArrowRight aria-hidden="true" size={14} />
            </Link>
          ) : (
            <p className="text-ink-muted">{t('pending.none')}</p>
          )
        }
      >
        {some && !wide && <Amounts totals={deposit.totals} />}
      </Tile>
    </FigureGroup>
  );
}
