import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { problemOf } from '#/kit/api/problem.ts';
import { rateQuery } from '#/kit/funds/rate-query.ts';
import { useMoney } from '#/kit/money/use-money.ts';

/** What one unit buys now: a pair without a rate exchanges nothing. */
export function PresentRate({
  pair: { primary, secondary },
}: {
  pair: Pick<Schemas.CurrencyPair, 'primary' | 'secondary'>;
}) {
  const { t } = useTranslation('currency-pair');
  const { rate } = useMoney();
  const { data, error } = useQuery(rateQuery(useSdk(), primary, secondary));
  if (data !== undefined) return `1 ${primary} = ${rate(data.rate)} ${secondary}`;
  if (error === null) return '…';
  return problemOf(error)?.code === 'RATE_UNAVAILABLE' ? t('detail.noRate') : '—';
}
