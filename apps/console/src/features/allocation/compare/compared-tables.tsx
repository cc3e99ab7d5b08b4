import { type Ref, useCallback, useRef, useState } from 'react';
import { VirtualBody } from '#/business/virtual-rows/virtual-body.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { minus } from '#/ui/arithmetic/arithmetic.ts';
import { ClientName } from '#/ui/controls/client-name.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { type ComparedClient, type Comparison, isSame } from './compare-schemes.ts';

type Named = { names: readonly [string, string]; currency: string };

const cell = 'border-b border-line px-2 py-1 align-top';
const figure = `${cell} text-right tabular-nums`;
const signed = (text: string) => (!/[1-9]/.test(text) || text.startsWith('-') ? text : `+${text}`);

function ComparedHeads({ names: [one, other] }: Pick<Named, 'names'>) {
  const difference = useTranslation('allocation').t('compare.difference');
  const heads = { one, other, difference };
  return Object.entries(heads).map(([key, name]) => (
    <th key={key} scope="col" className={`${figure} font-medium`}>
      {name}
    </th>
  ));
}

export function ComparedTotals({
  totals: [one, other],
  names,
  currency,
}: Named & Pick<Comparison, 'totals'>) {
  const { t } = useTranslation('allocation');
  const { amount, money } = useMoney();
  const counts = (['winners', 'allotted'] as const).map((of) => ({
    of,
    both: [amount(`${one[of]}`), amount(`${other[of]}`)],
    difference: amount(`${other[of] - one[of]}`),
  }));
  const moneys = (['charged', 'payable', 'refunded'] as const).map((of) => ({
    of,
    both: [money(one[of], currency), money(other[of], currency)],
    difference: money(minus(other[of], one[of]), currency),
  }));
  return (
    <div className="overflow-x-auto">
      <table aria-label={t('compare.totals')} className="w-full text-left">
        <thead className="text-xs text-ink-muted">
          <tr>
            <th scope="col" className={`${cell} font-medium`}>
              {t('compare.totals')}
            </th>
            <ComparedHeads names={names} />
          </tr>
        </thead>
        <tbody>
          {[...counts, ...moneys].map(({ of, both, difference }) => (
            <tr key={of}>
              <th scope="row" className={`${cell} font-normal text-ink-muted`}>
                {t(`compare.of.${of}`)}
              </th>
              <td className={figure}>{both[0]}</td>
              <td className={figure}>{both[1]}</td>
              <td className={`${figure} font-medium`}>{signed(difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const rowHeight = 44;

export function ComparedClients({
  clients,
  names,
  currency,
}: Named & { clients: readonly ComparedClient[] }) {
  const { t } = useTranslation('allocation');
  const { amount, money } = useMoney();
  const [all, setAll] = useState(false);
  const scroller = useRef<HTMLElement>(null);
  const reveal = useRef<((index: number) => void) | null>(null);
  // The rows measure what scrolls, which is there only after the first time.
  const [attached, setAttached] = useState(false);
  const attach = useCallback((element: HTMLElement | null) => {
    scroller.current = element;
    setAttached(element !== null);
  }, []);
  const differing = clients.filter((one) => !isSame(one));
  const shown = all ? clients : differing;
  const renderRow = (index: number, measure: Ref<HTMLTableRowElement>) => {
    const row = shown[index];
    if (row === undefined) return null;
    const { client, applied, sides } = row;
    return (
      <tr key={client.id} ref={measure} data-index={index}>
        <td className={cell}>
          <ClientName client={client} />
        </td>
        <td className={`${figure} max-md:hidden`}>{amount(`${applied}`)}</td>
        {sides.map(({ allotted, charged, payable }, at) => (
          <td key={at === 0 ? 'left' : 'right'} className={figure}>
            {amount(`${allotted}`)}
            <span className="block text-xs whitespace-nowrap text-ink-muted">
              {money(/[1-9]/.test(payable) ? payable : charged, currency)}
            </span>
          </td>
        ))}
        <td className={`${figure} font-medium`}>
          {signed(amount(`${sides[1].allotted - sides[0].allotted}`))}
        </td>
      </tr>
    );
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-ink-muted">
          {t('compare.differ', { count: differing.length, figure: amount(`${differing.length}`) })}
        </p>
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            className="size-4 accent-selection"
            checked={all}
            onChange={({ target }) => setAll(target.checked)}
          />
          {t('compare.all')}
        </label>
      </div>
      {shown.length > 0 && (
        <section
          ref={attach}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
          tabIndex={0}
          aria-label={t('compare.clients')}
          className="max-h-72 overflow-auto rounded-md border border-line"
        >
          <table aria-rowcount={shown.length + 1} className="w-full text-left">
            <thead className="text-xs text-ink-muted">
              <tr>
                <th scope="col" className={`${cell} font-medium`}>
                  {t('column.client')}
                </th>
                <th scope="col" className={`${figure} font-medium max-md:hidden`}>
                  {t('column.appliedQty')}
                </th>
                <ComparedHeads names={names} />
              </tr>
            </thead>
            {attached && (
              <VirtualBody
                count={shown.length}
                keyOf={(index) => shown[index]?.client.id ?? `${index}`}
                estimate={rowHeight}
                columnCount={5}
                scroller={scroller}
                reveal={reveal}
                renderRow={renderRow}
              />
            )}
          </table>
        </section>
      )}
    </div>
  );
}
