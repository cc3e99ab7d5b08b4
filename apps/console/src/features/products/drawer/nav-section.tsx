import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { navsQuery } from '../api/product-queries.ts';
import { navDigits } from '../field-value-text.ts';
import { changePercent } from './change-percent.ts';

/** Comes after the table: the library that draws is larger than all the rest. */
const NavPlot = lazyPart(async () => (await import('./nav-plot.tsx')).NavPlot);

/** How many values the table shows; the picture shows all that were fetched. */
const tableRows = 8;

/** The values of a fund over time. */
export function NavSection({ id, currency }: Pick<Schemas.FundProduct, 'id' | 'currency'>) {
  const { t } = useTranslation('product');
  const query = useQuery(navsQuery(useSdk(), id));
  return (
    <Section title={t('nav.history')}>
      <Loaded query={query}>
        {({ list }) => (
          <>
            {list.length > 1 && <NavPlot navs={list.toReversed()} currency={currency} />}
            <NavTable navs={list} currency={currency} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

function NavTable({ navs, currency }: { navs: readonly Schemas.FundNavEntry[]; currency: string }) {
  const { t } = useTranslation('product');
  const { money } = useMoney();
  const { dateTime } = useTime();
  if (navs.length === 0) return <p className="text-ink-muted">{t('history.none')}</p>;
  return (
    <table className="mt-3 w-full text-left">
      <caption className="sr-only">{t('nav.history')}</caption>
      <thead className="text-xs text-ink-muted">
        <tr>
          <th className="py-1 pr-3 font-normal">{t('column.navAt')}</th>
          <th className="py-1 pr-3 text-right font-normal">{t('column.nav')}</th>
          <th className="py-1 pr-3 text-right font-normal">{t('nav.change')}</th>
          <th className="py-1 font-normal">{t('nav.by')}</th>
        </tr>
      </thead>
      <tbody>
        {navs.slice(0, tableRows).map((one, at) => {
          const before = navs[at + 1];
          const change = before && changePercent(before.nav, one.nav);
          return (
            <tr key={one.id} className="border-t border-line">
              <td className="py-1.5 pr-3">
                <time dateTime={one.nav_at}>{dateTime(one.nav_at)}</time>
              </td>
              <td className="py-1.5 pr-3 text-right tabular-nums">
                {money(one.nav, currency, navDigits)}
              </td>
              <td className="py-1.5 pr-3 text-right tabular-nums">
                {change === undefined ? '—' : `${change}%`}
              </td>
              <td className="py-1.5">{one.entered_by?.name ?? t('history.bySystem')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
