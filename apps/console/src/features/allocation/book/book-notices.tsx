import { SecondPersonNotice } from '#/business/decision/two-people/second-person-notice.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { withTimes } from '#/ui/time/with-times.ts';
import type { Book } from './use-book.ts';

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
