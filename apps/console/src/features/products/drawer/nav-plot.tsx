import type { Schemas } from '@brokerdesk/sdk';
import Big from 'big.js';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useAxisDays } from '#/ui/chart/day-labels.ts';
import { Plot } from '#/ui/chart/plot.tsx';
import { useDeskTime } from '#/ui/days/use-desk-time.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { navDigits } from '../field-text.ts';

export function NavPlot({
  navs,
  currency,
}: {
  navs: readonly Schemas.FundNavEntry[];
  currency: string;
}) {
  const { t } = useTranslation('product');
  const { amount, money } = useMoney();
  const { date } = useDeskTime();
  const days = useAxisDays()(navs.map(({ nav_at: at }) => at));
  return (
    <Plot
      label={t('nav.history')}
      chart={{
        pointHead: t('column.navAt'),
        points: navs.map(({ id, nav_at }, at) => ({
          key: id,
          name: date(nav_at),
          short: days[at] ?? '',
        })),
        series: [
          {
            key: 'nav',
            name: t('column.nav'),
            shape: 'line',
            values: navs.map(({ nav }) => Number(nav)),
            shown: (at) => money(navs[at]?.nav ?? '', currency, navDigits),
          },
        ],
      }}
      isSideways={false}
      isWhole={false}
      onAxis={(value) => amount(new Big(value).toFixed(navDigits))}
    />
  );
}
