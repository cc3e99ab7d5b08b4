import type { Schemas } from '@brokerdesk/sdk';
import { Mail } from 'lucide-react';
import { KycStatus } from '#/business/client/kyc-status.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { isVerified } from './judge-book.ts';
import { type LotNumbers, winningNumbers, writtenNumber } from './line-figures.ts';

export function NarrowClient({ line }: { line: Schemas.AllocationLine }) {
  return (
    <span className="flex flex-col items-start md:hidden">
      <span className="max-w-full truncate text-xs text-ink-muted">{line.client.full_name}</span>
      {!isVerified(line) && <KycStatus status={line.kyc_status} named="always" />}
    </span>
  );
}

export function LetterCell({
  line: { trx_id: id, order_no: orderNo },
  onLetter,
}: { line: Schemas.AllocationLine } & { onLetter: (id: string) => void }) {
  const { t } = useTranslation('allocation');
  return (
    <td className="border-b border-line px-2 py-1 text-right md:px-3">
      <IconButton size="sm" label={t('letter.open', { orderNo })} onClick={() => onLetter(id)}>
        <Mail aria-hidden="true" />
      </IconButton>
    </td>
  );
}

export function DrawnQuantity({ line: { drawn, allotted } }: { line: Schemas.AllocationLine }) {
  const { t } = useTranslation('allocation');
  const { amount } = useMoney();
  if (drawn === null || drawn === allotted) return null;
  return (
    <span className="block text-xs whitespace-nowrap text-warning-text">
      {t('book.drawn', { quantity: amount(`${drawn}`) })}
    </span>
  );
}

const namedMax = 3;

export function OrderNumbers({
  numbers,
  draw,
}: {
  numbers: LotNumbers;
  draw: Schemas.AllocationDraw;
}) {
  const { t } = useTranslation('allocation');
  const written = (number: number) => writtenNumber(number, draw);
  // Without a draw there is nothing to distinguish.
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
