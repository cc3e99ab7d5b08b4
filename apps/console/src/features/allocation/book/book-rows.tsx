import type { Schemas } from '@brokerdesk/sdk';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { ClientLink } from '#/business/client/client-link.tsx';
import { KycStatus } from '#/business/client/kyc-status.tsx';
import { VirtualBody } from '#/business/virtual-rows/virtual-body.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Input } from '#/core/ui/input.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { faultOf, type LineFault, type Quantities, readQuantity } from './judge-book.ts';
import { type LotNumbers, lineMoney } from './line-figures.ts';
import { DrawnQuantity, LetterCell, NarrowClient, OrderNumbers } from './line-parts.tsx';

type BookRowProps = {
  ref: Ref<HTMLTableRowElement>;
  index: number;
  line: Schemas.AllocationLine;
  lot: number;
  currency: string;
  text: string;
  fault: LineFault | null;
  editable: boolean;
  numbers: ReactNode;
  numbered: boolean;
  onType: (id: string, text: string) => void;
  onLetter: ((id: string) => void) | null;
};

const wide = 'max-md:hidden';

function BookRow({
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
  onLetter,
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
        <NarrowClient line={line} />
      </td>
      <td className={`${cell} ${wide}`}>
        <ClientLink client={line.client} />
      </td>
      <td className={`${cell} ${wide} whitespace-nowrap`}>
        {line.client.fake ? '—' : <KycStatus status={line.kyc_status} />}
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
        <DrawnQuantity line={line} />
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
      {onLetter && <LetterCell line={line} onLetter={onLetter} />}
    </tr>
  );
}

const rowHeight = 36;
type BookRowsProps = {
  lines: readonly Schemas.AllocationLine[];
  lot: number;
  currency: string;
  quantities: Quantities;
  editable: boolean;
  /** Null without a draw of numbers. */
  drawn: { numbers: ReadonlyMap<string, LotNumbers>; draw: Schemas.AllocationDraw } | null;
  onType: (id: string, text: string) => void;
  /** Null before the publication. */
  onLetter: ((id: string) => void) | null;
};

export function BookRows({
  lines,
  lot,
  currency,
  quantities,
  editable,
  drawn,
  onType,
  onLetter,
}: BookRowsProps) {
  const { t } = useTranslation('allocation');
  const scroller = useRef<HTMLElement>(null);
  // The rows measure what scrolls, which is there only after the first time.
  const [attached, setAttached] = useState(false);
  const attach = useCallback((element: HTMLElement | null) => {
    scroller.current = element;
    setAttached(element !== null);
  }, []);
  const scrollToLine = useRef<((index: number) => void) | null>(null);
  const renderRow = useCallback(
    (index: number, measure: Ref<HTMLTableRowElement>) => {
      const line = lines[index];
      if (line === undefined) return null;
      const numbers = drawn?.numbers.get(line.trx_id);
      const text = quantities.get(line.trx_id) ?? '';
      return (
        <BookRow
          key={line.trx_id}
          ref={measure}
          index={index}
          line={line}
          lot={lot}
          currency={currency}
          text={text}
          fault={faultOf(text, line.applied, lot)}
          editable={editable}
          numbered={drawn !== null}
          numbers={numbers && drawn && <OrderNumbers numbers={numbers} draw={drawn.draw} />}
          onType={onType}
          onLetter={onLetter}
        />
      );
    },
    [lines, lot, currency, quantities, editable, drawn, onType, onLetter],
  );
  const step = (event: KeyboardEvent) => {
    const by = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    const input = event.target;
    if (by === undefined || event.nativeEvent.isComposing) return;
    if (!(input instanceof HTMLInputElement)) return;
    const next = Number(input.dataset['line']) + by;
    if (next < 0 || next >= lines.length) return;
    event.preventDefault();
    const find = () =>
      scroller.current?.querySelector<HTMLInputElement>(`input[data-line="${next}"]`);
    const field = find();
    if (field) return field.select();
    scrollToLine.current?.(next);
    requestAnimationFrame(() => find()?.select());
  };
  const head =
    'sticky top-0 z-10 border-b border-line bg-sunken px-2 py-1.5 font-medium whitespace-nowrap md:px-3';
  return (
    <section
      ref={attach}
      className="min-h-64 flex-1 overflow-auto max-md:h-[50dvh] max-md:flex-none"
      onKeyDown={step}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
      tabIndex={0}
      aria-label={t('book.table')}
    >
      <table aria-rowcount={lines.length + 1} className="w-full text-left md:min-w-[44rem]">
        <thead className="text-xs text-ink-muted">
          <tr>
            <th scope="col" className={`${head} ${wide} text-right`}>
              {t('column.number')}
            </th>
            <th scope="col" className={head}>
              {t('column.orderNo')}
            </th>
            <th scope="col" className={`${head} ${wide}`}>
              {t('column.client')}
            </th>
            <th scope="col" className={`${head} ${wide}`}>
              {t('column.kyc')}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {t('column.appliedQty')}
            </th>
            {drawn && (
              <th scope="col" className={head}>
                {t('column.numbers')}
              </th>
            )}
            <th scope="col" className={`${head} text-right md:w-44`}>
              {t('column.allottedQty')}
            </th>
            <th scope="col" className={`${head} ${wide} text-right`}>
              {t('column.pays')}
            </th>
            <th scope="col" className={`${head} ${wide} text-right`}>
              {t('column.refunded')}
            </th>
            {onLetter && (
              <th scope="col" className={head}>
                <span className="sr-only">{t('letter.title')}</span>
              </th>
            )}
          </tr>
        </thead>
        {attached && (
          <VirtualBody
            count={lines.length}
            keyOf={(index) => lines[index]?.trx_id ?? `${index}`}
            estimate={rowHeight}
            columnCount={8 + Number(drawn !== null) + Number(onLetter !== null)}
            scroller={scroller}
            reveal={scrollToLine}
            renderRow={renderRow}
          />
        )}
      </table>
    </section>
  );
}
