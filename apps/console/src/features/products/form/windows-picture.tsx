import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { useDeskTime } from '#/ui/days/use-desk-time.ts';
import { fieldValue, isDay, momentsOf, type WindowPlan } from '../kinds/product-fields.ts';

const width = 600;
const edge = 12;

export function WindowsPicture({ plan, product }: { plan: WindowPlan; product: object }) {
  const { t } = useTranslation('product');
  const { dateTime, calendarDay } = useDeskTime();
  const now = new Date();
  const moments = momentsOf(plan, product, now);
  const [first] = moments;
  const last = moments.at(-1);
  if (first === undefined || last === undefined) return null;
  const start = Date.parse(first.at);
  const length = Date.parse(last.at) - start;
  const x = (at: string | number) => {
    const share =
      length === 0 ? 0 : ((typeof at === 'number' ? at : Date.parse(at)) - start) / length;
    return edge + Math.min(1, Math.max(0, share)) * (width - 2 * edge);
  };
  const spans = plan.spans.flatMap(({ id, from, to }) => {
    const [begin, end] = [fieldValue(product, from), fieldValue(product, to)];
    if (typeof begin !== 'string' || typeof end !== 'string') return [];
    const [left, right] = [Date.parse(begin), Date.parse(end)];
    return right > left ? [{ id, left: x(left), right: x(right) }] : [];
  });
  const isWithin = now.getTime() >= start && now.getTime() <= start + length;
  const next = moments.find(({ passed }) => !passed);
  return (
    <figure data-slot="windows">
      {moments.length > 1 && (
        <svg aria-hidden="true" viewBox={`0 0 ${width} 36`} className="mb-2 block w-full">
          <line
            x1={edge}
            x2={width - edge}
            y1={18}
            y2={18}
            className="stroke-line-strong"
            strokeWidth={2}
          />
          {spans.map(({ id, left, right }) => (
            <rect
              key={id}
              x={left}
              y={13}
              width={right - left}
              height={10}
              rx={3}
              className="fill-series-1"
            />
          ))}
          {moments.map(({ field, at, passed }) => (
            <circle
              key={field}
              cx={x(at)}
              cy={18}
              r={6}
              strokeWidth={2}
              className={cn('stroke-ink', passed ? 'fill-ink' : 'fill-surface')}
            />
          ))}
          {isWithin && (
            <line
              x1={x(now.getTime())}
              x2={x(now.getTime())}
              y1={2}
              y2={34}
              className="stroke-danger-text"
              strokeWidth={2}
            />
          )}
        </svg>
      )}
      <figcaption>
        <ol className="flex flex-col gap-1.5">
          {moments.map(({ field, at, passed }) => (
            <li
              key={field}
              className={cn(
                'flex flex-wrap items-baseline justify-between gap-x-3',
                passed && 'text-ink-muted',
                field === next?.field && 'font-medium',
              )}
            >
              <span>{t(`moment.${field as 'open_at'}`)}</span>
              <span className="flex flex-wrap items-baseline gap-x-2">
                <time dateTime={at}>{isDay(at) ? calendarDay(at) : dateTime(at)}</time>
                <span className="text-xs text-ink-muted">
                  {t(
                    passed
                      ? 'windows.passed'
                      : field === next?.field
                        ? 'windows.next'
                        : 'windows.later',
                  )}
                </span>
              </span>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
