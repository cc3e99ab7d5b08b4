import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { type LotNumbers, winningNumbers, writtenNumber } from './lot-numbers.ts';

/** How many winning numbers are named; the rest is counted. */
const namedMax = 3;

/** The numbers of one order in a draw, and those that have won. */
export function OrderNumbers({
  numbers,
  draw,
}: {
  numbers: LotNumbers;
  draw: Schemas.AllocationDraw;
}) {
  const { t } = useTranslation('allocation');
  const written = (number: number) => writtenNumber(number, draw);
  // Where everybody gets all, there is nothing to distinguish.
  const won = draw.tails.length === 0 ? [] : winningNumbers(numbers, draw);
  const named = won.slice(0, namedMax).map(written).join(t('comma'));
  return (
    <>
      <span className="whitespace-nowrap">
        {numbers.from === numbers.to
          ? written(numbers.from)
          : t('numbers.range', { from: written(numbers.from), to: written(numbers.to) })}
      </span>
      {won.length > 0 && (
        <span className="block text-xs text-success-text">
          {t('numbers.won', {
            numbers:
              won.length > namedMax
                ? t('numbers.more', { numbers: named, count: won.length })
                : named,
          })}
        </span>
      )}
    </>
  );
}
