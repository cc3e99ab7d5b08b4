import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import type { Book } from '../book/use-book.ts';
import { createBookResults, type Results } from './book-results.ts';

export function ResultSums({ book: { base, quantities } }: { book: Book }) {
  const { t } = useTranslation('allocation');
  const resultsOf = useMemo(() => createBookResults(base.lines), [base.lines]);
  const settled = useDeferredValue(quantities);
  const { clients, robots } = useMemo(() => resultsOf(settled), [resultsOf, settled]);
  return (
    <section aria-label={t('results.label')} className="flex flex-col gap-1 tabular-nums">
      <Sums label={t('results.clients')} results={clients} currency={base.currency} />
      {robots.orders > 0 && (
        <Sums label={t('results.robots')} results={robots} currency={base.currency} />
      )}
    </section>
  );
}

function Sums({ label, results, currency }: { label: string; results: Results; currency: string }) {
  const { t } = useTranslation('allocation');
  const { amount, money } = useMoney();
  const some = (value: string) => /[1-9]/.test(value);
  const { winners, released, charged, payable, refunded } = results;
  return (
    <p className="flex flex-wrap gap-x-4">
      <span className="font-medium">{label}</span>
      <span>
        {t('results.orders', {
          count: winners,
          winners: amount(`${winners}`),
          released: amount(`${released}`),
        })}
      </span>
      {some(charged) && <span>{t('results.charged', { amount: money(charged, currency) })}</span>}
      {some(payable) && <span>{t('results.payable', { amount: money(payable, currency) })}</span>}
      {some(refunded) && (
        <span>{t('results.refunded', { amount: money(refunded, currency) })}</span>
      )}
    </p>
  );
}
