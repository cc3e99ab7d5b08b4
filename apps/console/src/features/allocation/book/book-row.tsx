import type { Schemas } from '@brokerdesk/sdk';
import { type ReactNode, type Ref, useId } from 'react';
import { ClientLink } from '#/business/client/client-link.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Input } from '#/core/ui/input.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { type LineFault, readQuantity } from './judge-book.ts';
import { lineMoney } from './line-money.ts';

export type BookRowProps = {
  ref: Ref<HTMLTableRowElement>;
  index: number;
  line: Schemas.AllocationLine;
  lot: number;
  currency: string;
  text: string;
  fault: LineFault | null;
  editable: boolean;
  /** Its numbers in a draw of numbers; null if there are none to show. */
  numbers: ReactNode;
  /** Whether the table has a column for them. */
  numbered: boolean;
  onType: (id: string, text: string) => void;
};

const wide = 'max-md:hidden';

/** One order: what it applied for, what it gets, and what that does to its money. */
export function BookRow({
  ref,
  index,
  line,
  lot,
  currency,
  text,
  fault,
  editable,
  numbers,
  numbered,
  onType,
}: BookRowProps) {
  const { t } = useTranslation('allocation');
  const { amount, money } = useMoney();
  const faultId = useId();
  const { charged, payable, refunded } = lineMoney(
    fault === null ? (readQuantity(text) ?? 0) : 0,
    line,
  );
  const pays = line.funding_model === 'pay_on_win' ? payable : charged;
  const cell = 'border-b border-line px-2 py-1 align-middle md:px-3';
  const moves = (value: string) => /[1-9]/.test(value);
  const some = (value: string) => (moves(value) ? money(value, currency) : '—');
  return (
    <tr ref={ref} data-index={index} aria-rowindex={index + 2} className="hover:bg-hover">
      <td className={`${cell} ${wide} text-right text-ink-muted tabular-nums`}>{index + 1}</td>
      <td className={`${cell} whitespace-nowrap`}>
        {line.order_no}
        <span className="block truncate text-xs text-ink-muted md:hidden">
          {line.client.full_name}
        </span>
      </td>
      <td className={`${cell} ${wide}`}>
        <ClientLink client={line.client} />
      </td>
      <td className={`${cell} text-right tabular-nums`}>{amount(`${line.applied}`)}</td>
      {numbered && <td className={`${cell} tabular-nums`}>{numbers ?? '—'}</td>}
      <td className={`${cell} text-right tabular-nums`}>
        {editable ? (
          <>
            <Input
              inputSize="sm"
              inputMode="numeric"
              autoComplete="off"
              className="ml-auto w-20 text-right tabular-nums md:w-32"
              data-line={index}
              aria-label={t('book.quantityOf', { orderNo: line.order_no })}
              aria-invalid={fault !== null}
              aria-describedby={fault === null ? undefined : faultId}
              placeholder="0"
              value={text}
              onChange={({ target }) => onType(line.trx_id, target.value)}
            />
            {fault !== null && (
              <span id={faultId} className="mt-0.5 block text-xs text-danger-text">
                {t(`fault.${fault}`, {
                  applied: amount(`${line.applied}`),
                  lot: amount(`${lot}`),
                })}
              </span>
            )}
          </>
        ) : (
          amount(`${readQuantity(text) ?? 0}`)
        )}
        <span className="flex flex-col text-xs whitespace-nowrap text-ink-muted md:hidden">
          {moves(charged) && <span>{t('results.charged', { amount: some(charged) })}</span>}
          {moves(payable) && <span>{t('results.payable', { amount: some(payable) })}</span>}
          {moves(refunded) && <span>{t('results.refunded', { amount: some(refunded) })}</span>}
        </span>
      </td>
      <td className={`${cell} ${wide} text-right whitespace-nowrap tabular-nums`}>{some(pays)}</td>
      <td className={`${cell} ${wide} text-right whitespace-nowrap tabular-nums`}>
        {some(refunded)}
      </td>
    </tr>
  );
}
