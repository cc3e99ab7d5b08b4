import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { WaitingProposals } from '#/business/decision/two-people/waiting-proposals.tsx';
import { RecordAction } from '#/business/record/record-action.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useDeskTime } from '#/ui/days/use-desk-time.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { navDigits } from '../field-text.ts';
import { dealingQuery } from '../product-queries.ts';
import { confirmDealing } from '../product-writes.ts';

type Day = Schemas.FundDealingDay;

export function DealingSection({ id }: { id: string }) {
  const { t } = useTranslation('product');
  const query = useQuery(dealingQuery(useSdk(), id));
  const [chosen, setChosen] = useState<Day | null>(null);
  return (
    <Section title={t('dealing.title')}>
      <Loaded query={query}>
        {(dealing) => (
          <div className="flex flex-col gap-3">
            {dealing.waiting.length > 0 && <WaitingProposals waiting={dealing.waiting} />}
            {dealing.days.length === 0 && <p className="text-ink-muted">{t('dealing.none')}</p>}
            {dealing.days.map((day) => (
              <DealingDay key={day.day} day={day} dealing={dealing} onConfirm={setChosen} />
            ))}
          </div>
        )}
      </Loaded>
      {chosen?.nav && (
        <ConfirmDay id={id} day={chosen} nav={chosen.nav} onClose={() => setChosen(null)} />
      )}
    </Section>
  );
}

export function ProposedDealing({ id }: { id: string }) {
  const { t } = useTranslation('product');
  const query = useQuery(dealingQuery(useSdk(), id));
  return (
    <Section title={t('dealing.title')}>
      <Loaded query={query}>
        {(dealing) => (
          <div className="flex flex-col gap-3">
            {dealing.days.map((day) => (
              <DealingDay key={day.day} day={day} dealing={dealing} />
            ))}
          </div>
        )}
      </Loaded>
    </Section>
  );
}

function DealingDay({
  day,
  dealing: { product, currency, may_confirm: mayConfirm },
  onConfirm,
}: {
  day: Day;
  dealing: Schemas.FundDealing;
  onConfirm?: (day: Day) => void;
}) {
  const { t } = useTranslation('product');
  const { money, amount } = useMoney();
  const { dateTime } = useDeskTime();
  const permitted = usePermittedPaths();
  const { nav, subscriptions, redemptions } = day;
  const ready = subscriptions.count + redemptions.count;
  return (
    <article aria-label={day.day} className="rounded-md border border-line p-3">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h4 className="font-semibold">{day.day}</h4>
        <span className="text-xs text-ink-muted">
          {t('dealing.cutoff', { at: dateTime(day.cutoff_at) })}
        </span>
        {permitted.has('/trx/fund') && (
          <PageLink to="/trx/fund" search={{ product_id: product.id, dealing_day: day.day }}>
            {t('dealing.orders')}
          </PageLink>
        )}
      </header>
      <dl className="mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-3">
        <Figure label={t('dealing.subscriptions')}>
          <Count count={subscriptions.count} />
          <span className="block tabular-nums">{money(subscriptions.amount, currency)}</span>
          {subscriptions.in_review > 0 && (
            <span className="block text-xs text-ink-muted">
              {t('dealing.inReview', { count: subscriptions.in_review })}
            </span>
          )}
        </Figure>
        <Figure label={t('dealing.redemptions')}>
          <Count count={redemptions.count} />
          <span className="block tabular-nums">
            {t('dealing.units', { units: amount(redemptions.units) })}
          </span>
        </Figure>
        <Figure label={t('dealing.nav')}>
          {nav === null ? (
            <span className="text-warning-text">{t('dealing.navMissing')}</span>
          ) : (
            <>
              <span className="tabular-nums">{money(nav.nav, currency, navDigits)}</span>
              <span className="block text-xs text-ink-muted">{dateTime(nav.nav_at)}</span>
            </>
          )}
        </Figure>
      </dl>
      {onConfirm && mayConfirm && nav !== null && ready > 0 && (
        <div className="mt-2 flex justify-end">
          <Button variant="primary" aria-haspopup="dialog" onClick={() => onConfirm(day)}>
            {t('dealing.confirm')}
          </Button>
        </div>
      )}
    </article>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Count({ count }: { count: number }) {
  const { t } = useTranslation('product');
  return <span>{t('dealing.count', { count })}</span>;
}

function ConfirmDay({
  id,
  day: { day },
  nav,
  onClose,
}: {
  id: string;
  day: Day;
  nav: Schemas.StruckNav;
  onClose: () => void;
}) {
  const { t } = useTranslation('product');
  const { amount } = useMoney();
  return (
    <RecordAction
      record={{ day, version: nav.version }}
      title={t('dealing.confirmTitle', { day })}
      effects={[t('dealing.effect', { nav: amount(nav.nav, navDigits) })]}
      confirm={t('dealing.confirm')}
      failed={t('dealing.failed')}
      conflictTitle={t('conflict')}
      write={confirmDealing}
      done={({ proposed, orders }) => {
        if (proposed) return t('dealing.proposed', { day });
        const refused = orders.filter(({ code }) => code !== null).length;
        const title = t('dealing.done', { day, count: orders.length - refused });
        return refused === 0
          ? title
          : { tone: 'info', title, description: t('dealing.refused', { count: refused }) };
      }}
      intent={(body) => ({ id, body })}
      onClose={onClose}
    />
  );
}
