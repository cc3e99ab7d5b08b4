import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { usePaging } from '#/business/list/table/use-paging.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { useCan } from '#/ui/permission.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { holdingsQuery } from './saving-calls.ts';
import { SavingDetail } from './saving-detail.tsx';

const EnterSaving = lazyOverlay(
  async () => (await import('./enter-saving.tsx')).EnterSaving,
  ['form', 'funds'],
);

export function SavingHoldings({ product }: { product: Schemas.SavingProduct }) {
  const { t } = useTranslation('saving');
  const [chosen, setChosen] = useState<string | null>(null);
  const [entering, setEntering] = useState(false);
  const mayEnter = useCan('create', 'trx') && product.status === 'enabled';
  return (
    <Section
      title={t('title')}
      aside={
        chosen === null ? (
          mayEnter && (
            <Button size="sm" onClick={() => setEntering(true)}>
              {t('enter.button')}
            </Button>
          )
        ) : (
          <Button size="sm" variant="ghost" onClick={() => setChosen(null)}>
            <ArrowLeft aria-hidden="true" />
            {t('back')}
          </Button>
        )
      }
    >
      {chosen === null ? (
        <HoldingList productId={product.id} onChoose={setChosen} />
      ) : (
        <SavingDetail id={chosen} />
      )}
      {entering && <EnterSaving product={product} onClose={() => setEntering(false)} />}
    </Section>
  );
}

function HoldingList({
  productId,
  onChoose,
}: {
  productId: string;
  onChoose: (id: string) => void;
}) {
  const { t } = useTranslation('saving');
  const { money } = useMoney();
  const { paging, pages } = usePaging();
  const query = useQuery(holdingsQuery(useSdk(), productId, paging));
  return (
    <Loaded query={query}>
      {({ list, total, totals }) =>
        total === 0 ? (
          <EmptyState title={t('none')} hint={t('noneHint')} />
        ) : (
          <>
            <p className="mb-2 text-ink-muted">
              {totals
                .map(({ amount, currency }) =>
                  t('total', { count: total, amount: money(amount, currency) }),
                )
                .join(' · ')}
            </p>
            <ul className="divide-y divide-line border-y border-line">
              {list.map((one) => (
                <HoldingLine key={one.id} holding={one} onChoose={onChoose} />
              ))}
            </ul>
            {total > list.length && pages(t('title'), total)}
          </>
        )
      }
    </Loaded>
  );
}

function HoldingLine({
  holding,
  onChoose,
}: {
  holding: Schemas.SavingHolding;
  onChoose: (id: string) => void;
}) {
  const { t } = useTranslation('saving');
  const { money, amount } = useMoney();
  const { calendarDay } = useTime();
  const { client, currency, next_payout: next, exit } = holding;
  return (
    <li>
      <button
        type="button"
        onClick={() => onChoose(holding.id)}
        className="flex w-full flex-wrap items-baseline gap-x-3 gap-y-0.5 rounded-sm py-2 text-left hover:bg-hover"
      >
        <span className="min-w-0 flex-1 basis-40">
          <span className="text-link underline underline-offset-4">{client.full_name}</span>{' '}
          <span className="text-ink-muted">{holding.order_no}</span>
        </span>
        <span className="text-right tabular-nums">
          {money(holding.principal, currency)} · {amount(holding.rate, 2)}%
        </span>
        <span className="w-full text-xs text-ink-muted">
          {t('earned', {
            accrued: money(holding.accrued, currency),
            paid: money(holding.paid, currency),
          })}
          {' · '}
          {next === null
            ? t(`exit.${exit ?? 'matured'}`)
            : t('nextOn', { on: calendarDay(next.on), amount: money(next.amount, currency) })}
        </span>
      </button>
    </li>
  );
}
