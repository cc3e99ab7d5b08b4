import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { SecondPersonNotice } from '#/business/decision/two-people/second-person-notice.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { cn } from '#/core/ui/cn.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime, withTimes } from '#/ui/time/use-time.ts';
import type { Judgement, LineFault } from './judge-book.ts';
import { type Book, shownScheme } from './use-book.ts';

export function BookNotices({ book, editable }: { book: Book; editable: boolean }) {
  const { t } = useTranslation('allocation');
  const { exact } = useTime();
  const { base, newer } = book;
  const { decision, status, drafted_by: drafter, published_by: publisher } = base;
  return (
    <>
      {status === 'published' && (
        <Notice
          tone="info"
          title={t('notice.published', {
            name: publisher?.name ?? '—',
            at: base.published_at === null ? '—' : exact(base.published_at),
          })}
        >
          {drafter !== null && <p>{t('notice.draftedBy', { name: drafter.name })}</p>}
        </Notice>
      )}
      {status === 'draft' && !editable && <Notice tone="info" title={t('notice.readOnly')} />}
      {status === 'draft' && drafter !== null && (
        <>
          <p className="text-ink-muted">{t('notice.waits', { name: drafter.name })}</p>
          {decision.blocked_code === 'APPLICATIONS_OPEN' && (
            <Notice tone="warning" title={t('notice.tooEarly')}>
              {withTimes(decision.blocked_reason ?? '', decision.blocked_times)}
            </Notice>
          )}
          <SecondPersonNotice decision={decision} />
        </>
      )}
      {/* A proposal that waits names the reason itself. */}
      {!decision.second_person?.waiting && <ChangedByHand base={base} />}
      {newer !== null && (
        <Notice tone="warning" title={t('notice.newer')} announced>
          <p>{t('notice.newerHint')}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => book.keepOver(newer)}>
              {t('notice.keep')}
            </Button>
            <Button size="sm" variant="danger-outline" onClick={() => book.reset(newer)}>
              {t('notice.discard')}
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}

export function ChangedByHand({
  base: { note, changed_scheme: scheme, lines },
}: Pick<Book, 'base'>) {
  const { t } = useTranslation('allocation');
  if (note === null) return null;
  const changed = lines.filter(
    ({ drawn, allotted }) => drawn !== null && drawn !== allotted,
  ).length;
  return (
    <Notice
      tone="warning"
      title={
        scheme === null
          ? t('notice.byHand')
          : t('notice.changed', { count: changed, scheme: t(`scheme.name.${scheme.name}`) })
      }
    >
      <p className="whitespace-pre-wrap">{t('notice.note', { note })}</p>
    </Notice>
  );
}

export function BookLaws({ judgement, lot }: { judgement: Judgement; lot: number }) {
  const { t } = useTranslation('allocation');
  const { amount } = useMoney();
  const pieces = (quantity: number) => amount(`${quantity}`);
  const { allotted, robots, pool, left, faults, unverified } = judgement;
  const broken = (fault: LineFault) => [...faults.values()].filter((one) => one === fault).length;
  const notWhole = broken('notWhole') + broken('notWholeLots');
  const aboveApplied = broken('aboveApplied');
  return (
    <ul aria-label={t('laws.label')} className="flex flex-wrap gap-x-5 gap-y-1 tabular-nums">
      <Law holds={left >= 0}>
        {t(left >= 0 ? 'laws.pool' : 'laws.abovePool', {
          allotted: pieces(allotted + robots.allotted),
          pool: pieces(pool),
          left: pieces(Math.abs(left)),
        })}
      </Law>
      <Law holds={aboveApplied === 0}>
        {aboveApplied === 0 ? t('laws.applied') : t('laws.aboveApplied', { count: aboveApplied })}
      </Law>
      <Law holds={notWhole === 0}>
        {notWhole === 0
          ? t('laws.lots', { lot: pieces(lot) })
          : t('laws.notLots', { count: notWhole, lot: pieces(lot) })}
      </Law>
      <li className="text-ink-muted">
        {t('laws.clients', {
          count: judgement.winners,
          winners: pieces(judgement.winners),
          orders: pieces(judgement.orders),
          allotted: pieces(allotted),
        })}
      </li>
      {unverified.orders > 0 && (
        <li className={unverified.winners > 0 ? 'text-warning-text' : 'text-ink-muted'}>
          {t('laws.unverified', {
            count: unverified.orders,
            orders: pieces(unverified.orders),
            winners: pieces(unverified.winners),
          })}
        </li>
      )}
      {robots.orders > 0 && (
        <li className="text-ink-muted">
          {t('laws.robots', {
            count: robots.winners,
            winners: pieces(robots.winners),
            orders: pieces(robots.orders),
            allotted: pieces(robots.allotted),
          })}
        </li>
      )}
    </ul>
  );
}

function Law({ holds, children }: { holds: boolean; children: ReactNode }) {
  const { t } = useTranslation('allocation');
  const Icon = holds ? CircleCheck : CircleX;
  return (
    <li
      className={cn(
        'inline-flex items-center gap-1.5',
        holds ? 'text-success-text' : 'font-medium text-danger-text',
      )}
    >
      <Icon role="img" aria-label={t(holds ? 'laws.holds' : 'laws.broken')} className="size-4" />
      {children}
    </li>
  );
}

export function SchemeNotice({ book }: { book: Book }) {
  const { t } = useTranslation('allocation');
  const { amount } = useMoney();
  const shown = shownScheme(book);
  if (shown === null) return null;
  const { scheme, draw, seed, isChanged } = shown;
  const drawn = scheme.name !== 'pro_rata';
  return (
    <details className="rounded-md border border-line bg-surface px-3 py-2">
      <summary className="cursor-pointer font-medium">
        {t(isChanged ? 'scheme.changed' : 'scheme.by', {
          scheme: t(`scheme.name.${scheme.name}`),
        })}
        {draw !== null && draw.tails.length > 0 && (
          <span className="ml-3 font-normal text-ink-muted">
            {t('scheme.tails', { tails: draw.tails.join(t('comma')) })}
          </span>
        )}
      </summary>
      <div className="mt-2 flex flex-col gap-1 text-ink-muted">
        <p>{t(`scheme.rule.${scheme.name}`)}</p>
        <p>{t(scheme.include_robots ? 'scheme.withRobots' : 'scheme.withoutRobots')}</p>
        {scheme.name === 'draw_applicants' && (
          <p>
            {t('scheme.lotsEach', {
              count: scheme.lots_each ?? 1,
              lots: amount(`${scheme.lots_each ?? 1}`),
            })}
          </p>
        )}
        {draw !== null && (
          <p>{t('scheme.numbers', { count: draw.numbers, numbers: amount(`${draw.numbers}`) })}</p>
        )}
        {drawn && seed !== null && (
          <>
            <p className="break-all">{t('scheme.seed', { seed })}</p>
            <p>{t('scheme.replay')}</p>
          </>
        )}
      </div>
    </details>
  );
}
