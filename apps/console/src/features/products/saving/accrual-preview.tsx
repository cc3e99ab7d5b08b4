import type { Schemas } from '@brokerdesk/sdk';
import { useId, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { Button } from '#/core/ui/button.tsx';
import { isPositive, plus } from '#/ui/arithmetic/arithmetic.ts';
import { Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { MoneyInput } from '#/ui/form/field/money-input.tsx';
import { isWholeOnly } from '#/ui/money/currencies.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { today } from '#/ui/time/calendar-date.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { type Accrual, accrualOf } from './accrual.ts';

const shownDays = 31;

export function AccrualPreview({ product }: { product: Schemas.SavingProduct }) {
  const { t } = useTranslation('product');
  const { amount, money } = useMoney();
  const { calendarDay } = useTime();
  const { timezone } = useSettings();
  const { currency } = product;
  const [typed, setTyped] = useState(product.min_amount);
  const id = useId();
  const decimals = isWholeOnly(currency) ? 0 : 2;
  const accrual = isPositive(typed)
    ? accrualOf(product, { amount: typed, from: today(timezone), decimals })
    : null;
  return (
    <Section title={t('accrual.title')}>
      <label htmlFor={id} className="mb-1 block text-ink-muted">
        {t('accrual.amount')}
      </label>
      <div className="flex items-center gap-2">
        <MoneyInput
          id={id}
          className="w-40"
          currency={currency}
          value={typed}
          onValueChange={setTyped}
        />
        <span className="text-ink-muted">{currency}</span>
      </div>
      {accrual === null ? (
        <p className="mt-2 text-ink-muted">
          {t('accrual.below', { min: money(product.tiers[0]?.min ?? '0', currency) })}
        </p>
      ) : (
        <>
          <div className="mt-3">
            <Facts
              facts={[
                { label: t('accrual.rate'), value: `${amount(accrual.rate, 2)}%` },
                ...optionalFact(
                  t('accrual.maturity'),
                  accrual.maturity && calendarDay(accrual.maturity),
                ),
                {
                  label: t(accrual.maturity === null ? 'accrual.month' : 'accrual.interest'),
                  value: money(accrual.interest, currency),
                },
                ...optionalFact(
                  t('accrual.total'),
                  accrual.maturity && money(plus(accrual.interest, typed), currency),
                ),
              ]}
            />
          </div>
          <DayTable key={`${typed} ${product.version}`} accrual={accrual} currency={currency} />
          <p className="mt-2 text-xs text-ink-muted">{t('accrual.about')}</p>
        </>
      )}
    </Section>
  );
}

function DayTable({ accrual: { days }, currency }: { accrual: Accrual; currency: string }) {
  const { t } = useTranslation('product');
  const { amount, money } = useMoney();
  const { calendarDay } = useTime();
  const [shown, setShown] = useState(shownDays);
  const cell = 'py-1 pr-3 text-right tabular-nums last:pr-0';
  return (
    <>
      <table className="mt-3 w-full text-left">
        <caption className="sr-only">{t('accrual.title')}</caption>
        <thead className="text-xs text-ink-muted">
          <tr>
            <th scope="col" className="py-1 pr-3 font-normal">
              {t('accrual.day')}
            </th>
            <th scope="col" className={`${cell} font-normal`}>
              {t('accrual.accrued')}
            </th>
            <th scope="col" className={`${cell} font-normal`}>
              {t('accrual.paid')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.slice(0, shown).map(({ day, date, accrued, paid }) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="py-1 pr-3 font-normal">
                <span className="text-ink-muted tabular-nums">{day}</span> {calendarDay(date)}
              </th>
              <td className={cell}>{amount(accrued.slice(0, -4))}</td>
              <td className={cell}>{/[1-9]/.test(paid) ? money(paid, currency) : '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown < days.length && (
        <Button size="sm" className="mt-2" onClick={() => setShown(shown + shownDays)}>
          {t('accrual.more', { count: days.length - shown })}
        </Button>
      )}
    </>
  );
}
