import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import type { Book } from './use-book.ts';

/** By which scheme the quantities were computed, with the seed and the winning digits that anyone can check. */
export function SchemeNotice({ book }: { book: Book }) {
  const { t } = useTranslation('allocation');
  const { amount } = useMoney();
  const { base, proposal, changed } = book;
  const shown = proposal ?? (changed ? null : base);
  const scheme = shown?.scheme ?? null;
  if (shown === null || scheme === null) return null;
  const { draw, seed } = shown;
  const drawn = scheme.name !== 'pro_rata';
  return (
    <details className="rounded-md border border-line bg-surface px-3 py-2">
      <summary className="cursor-pointer font-medium">
        {t('scheme.by', { scheme: t(`scheme.name.${scheme.name}`) })}
        {draw !== null && draw.tails.length > 0 && (
          <span className="ml-3 font-normal text-ink-muted">
            {t('scheme.tails', { tails: draw.tails.join(t('comma')) })}
          </span>
        )}
      </summary>
      <div className="mt-2 flex flex-col gap-1 text-ink-muted">
        <p>{t(`scheme.rule.${scheme.name}`)}</p>
        <p>{t(scheme.include_robots ? 'scheme.withRobots' : 'scheme.withoutRobots')}</p>
        {scheme.name === 'draw_applicants' && (
          <p>
            {t('scheme.lotsEach', {
              count: scheme.lots_each ?? 1,
              lots: amount(`${scheme.lots_each ?? 1}`),
            })}
          </p>
        )}
        {draw !== null && (
          <p>{t('scheme.numbers', { count: draw.numbers, numbers: amount(`${draw.numbers}`) })}</p>
        )}
        {drawn && seed !== null && (
          <>
            <p className="break-all">{t('scheme.seed', { seed })}</p>
            <p>{t('scheme.replay')}</p>
          </>
        )}
      </div>
    </details>
  );
}
