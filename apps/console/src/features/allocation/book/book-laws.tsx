import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import type { Judgement, LineFault } from './judge-book.ts';

/** The laws of an allocation, and whether the quantities keep them as they are typed. */
export function BookLaws({ judgement, lot }: { judgement: Judgement; lot: number }) {
  const { t } = useTranslation('allocation');
  const { amount } = useMoney();
  const pieces = (quantity: number) => amount(`${quantity}`);
  const { allotted, robots, pool, left, faults } = judgement;
  const broken = (fault: LineFault) => [...faults.values()].filter((one) => one === fault).length;
  const notWhole = broken('notWhole') + broken('notWholeLots');
  const aboveApplied = broken('aboveApplied');
  return (
    <ul aria-label={t('laws.label')} className="flex flex-wrap gap-x-5 gap-y-1 tabular-nums">
      <Law holds={left >= 0}>
        {t(left >= 0 ? 'laws.pool' : 'laws.abovePool', {
          allotted: pieces(allotted + robots.allotted),
          pool: pieces(pool),
          left: pieces(Math.abs(left)),
        })}
      </Law>
      <Law holds={aboveApplied === 0}>
        {aboveApplied === 0 ? t('laws.applied') : t('laws.aboveApplied', { count: aboveApplied })}
      </Law>
      <Law holds={notWhole === 0}>
        {notWhole === 0
          ? t('laws.lots', { lot: pieces(lot) })
          : t('laws.notLots', { count: notWhole, lot: pieces(lot) })}
      </Law>
      <li className="text-ink-muted">
        {t('laws.clients', {
          count: judgement.winners,
          winners: pieces(judgement.winners),
          orders: pieces(judgement.orders),
          allotted: pieces(allotted),
        })}
      </li>
      {robots.orders > 0 && (
        <li className="text-ink-muted">
          {t('laws.robots', {
            count: robots.winners,
            winners: pieces(robots.winners),
            orders: pieces(robots.orders),
            allotted: pieces(robots.allotted),
          })}
        </li>
      )}
    </ul>
  );
}

function Law({ holds, children }: { holds: boolean; children: ReactNode }) {
  const { t } = useTranslation('allocation');
  const Icon = holds ? CircleCheck : CircleX;
  return (
    <li
      className={cn(
        'inline-flex items-center gap-1.5',
        holds ? 'text-success-text' : 'font-medium text-danger-text',
      )}
    >
      <Icon role="img" aria-label={t(holds ? 'laws.holds' : 'laws.broken')} className="size-4" />
      {children}
    </li>
  );
}
