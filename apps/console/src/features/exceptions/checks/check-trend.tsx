import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';

const [width, height] = [3, 14];

/** How many a check found from day to day: a bar a day, and the first and the last figure as text. */
export function CheckTrend({
  trend,
}: {
  trend: Schemas.DataExceptionSummary['checks'][number]['trend'];
}) {
  const { t } = useTranslation('exception');
  const [first] = trend;
  const last = trend.at(-1);
  // One day is no trend.
  if (first === undefined || last === undefined || trend.length < 2) return null;
  const most = Math.max(1, ...trend.map(({ found }) => found));
  return (
    <span className="inline-flex items-end gap-1.5 text-xs">
      <svg
        aria-hidden="true"
        width={trend.length * (width + 1)}
        height={height}
        className="fill-current opacity-70"
      >
        {trend.map(({ day, found }, at) => {
          const bar = Math.max(1, (found / most) * height);
          return (
            <rect key={day} x={at * (width + 1)} y={height - bar} width={width} height={bar} />
          );
        })}
      </svg>
      {t('strip.trend', { count: trend.length, first: first.found, last: last.found })}
    </span>
  );
}
