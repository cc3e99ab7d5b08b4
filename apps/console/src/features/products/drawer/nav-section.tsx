import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import Big from 'big.js';
import { useWatch } from 'react-hook-form';
import { MarketTimeField } from '#/business/market/market-time-field.tsx';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts } from '#/ui/controls/facts.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useDeskTime } from '#/ui/days/use-desk-time.ts';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { navDigits } from '../field-text.ts';
import { toNumber } from '../kinds/fault.ts';
import { navsQuery } from '../product-queries.ts';
import { enterNav } from '../product-writes.ts';

/** In per cent, with its sign. */
function changePercent(before: string, after: string): string {
  const from = new Big(before);
  if (from.lte(0)) return '0.00';
  const change = new Big(after).minus(from).times(100).div(from).toFixed(2);
  return change.startsWith('-') || /^0\.00$/.test(change) ? change : `+${change}`;
}

/** Comes after the table: the library that draws is larger than all the rest. */
const NavPlot = lazyPart(async () => (await import('./nav-plot.tsx')).NavPlot);

const tableRows = 8;

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
  const { dateTime } = useDeskTime();
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

/** A fund seldom moves more in a day: it may be a slip of the hand. */
const unusualPercent = 5;

/** Without the sign that a rise is written with: it is no part of a number. */
const isUnusual = (change: string) => new Big(change.replace('+', '')).abs().gt(unusualPercent);

export function NavForm({ fund, onClose }: { fund: Schemas.FundProduct; onClose: () => void }) {
  const { t } = useTranslation('product');
  const { money } = useMoney();
  const shown = (nav: string) => money(nav, fund.currency, navDigits);
  const { exact } = useDeskTime();
  const edit = useRecordForm({
    record: fund,
    toDraft: () => ({ nav: '', nav_at: '' }),
    labels: { nav: t('column.nav'), nav_at: t('column.navAt') },
    write: enterNav,
    done: (saved, { body }) =>
      saved.version === body.version && saved.waiting.length > 0
        ? { title: t('waiting.sent', { name: saved.name }), description: t('waiting.about') }
        : t('nav.done', { name: saved.name, nav: shown(saved.nav) }),
    prepare: ({ nav, nav_at }, { id, version }) => ({
      id,
      body: { nav: nav.replace(/\.$/, ''), nav_at, version },
    }),
  });
  const { field } = edit;
  const typed = useWatch({ control: edit.form.control, name: 'nav' });
  const seen = edit.seen ?? fund;
  const change = toNumber(typed)?.gt(0) === true ? changePercent(seen.nav, typed.trim()) : null;
  return (
    <RecordForm
      of={edit}
      title={t('nav.title', { name: fund.name })}
      description={t('nav.about')}
      submit={t('nav.submit')}
      failed={t('failed')}
      conflictTitle={t('conflict')}
      onClose={onClose}
    >
      <Facts
        facts={[
          { label: t('nav.now'), value: shown(seen.nav) },
          { label: t('column.navAt'), value: exact(seen.nav_at) },
        ]}
      />
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        <NumberField
          {...field('nav')}
          {...(change !== null && { hint: t('nav.changed', { change }) })}
          requiredMessage={t('required', { label: t('column.nav') })}
          check={(text) => (toNumber(text)?.gt(0) === true ? null : t('fault.positive'))}
          decimals={navDigits}
        />
        <MarketTimeField
          {...field('nav_at')}
          market={fund.market}
          onAccept={(at) => edit.form.setValue('nav_at', at, { shouldDirty: true })}
          requiredMessage={t('required', { label: t('column.navAt') })}
          check={(at) => {
            if (Date.parse(at) > Date.now()) return t('fault.TIME_IN_FUTURE');
            return Date.parse(at) < Date.parse(seen.nav_at) ? t('nav.tooEarly') : null;
          }}
        />
      </div>
      {change !== null && isUnusual(change) && (
        <Notice tone="warning" announced title={t('nav.unusual', { change })} />
      )}
      {seen.usage.open_orders > 0 && (
        <Notice tone="info" title={t('nav.second', { count: seen.usage.open_orders })} />
      )}
    </RecordForm>
  );
}
