import { actionsIn, exceptionStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { ListedDrawer } from '#/business/record/listed-drawer.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { ExceptionState } from '../exception-state.tsx';
import { useCheckLabel } from '../use-check-label.ts';
import { DepositsCompared } from './deposits-compared.tsx';
import { ExceptionFacts } from './exception-facts.tsx';
import { ResolveButton } from './resolve-button.tsx';

export function Comparison({ exception }: { exception: Schemas.DataException }) {
  const { t } = useTranslation('exception');
  const { expected, found, present } = exception;
  return (
    <>
      <dl className="grid grid-cols-2 gap-2 tabular-nums">
        <div className="min-w-0 rounded-md border border-success-line bg-success-surface px-3 py-2">
          <dt className="text-xs text-success-text">{t('column.expected')}</dt>
          <dd className="mt-0.5 text-base break-words">{expected}</dd>
        </div>
        <div className="min-w-0 rounded-md border border-danger-line bg-danger-surface px-3 py-2">
          <dt className="text-xs text-danger-text">{t('column.found')}</dt>
          <dd className="mt-0.5 text-base break-words">{found}</dd>
        </div>
      </dl>
      {!present && <p className="mt-2 text-ink-muted">{t('detail.gone')}</p>}
    </>
  );
}

/** One data exception: what was expected, what was found, and what became of it. */
export function ExceptionDrawer(open: OpenRecord<Schemas.DataException>) {
  const { t } = useTranslation('exception');
  const { exact } = useTime();
  const checkLabel = useCheckLabel();
  return (
    <ListedDrawer
      {...open}
      auditedAs="dataException"
      kind={t('detail.title')}
      title={checkLabel}
      revision={({ version }) => version}
      badge={(exception) => <ExceptionState state={exception} />}
      footer={(exception) =>
        actionsIn(exceptionStates, exception.status).includes('resolve') && (
          <ResolveButton exception={exception} onResolved={open.onClose} />
        )
      }
    >
      {(exception) => (
        <>
          {exception.status === 'open' && exception.reopened_at !== null && (
            <div className="px-5 pt-4">
              <Notice
                tone="warning"
                title={t('detail.reopened', { at: exact(exception.reopened_at) })}
              >
                {exception.note !== null && (
                  <p>
                    {t('detail.formerNote', {
                      name: exception.resolved_by?.name ?? '—',
                      note: exception.note,
                    })}
                  </p>
                )}
              </Notice>
            </div>
          )}
          <Section title={t('detail.comparison')}>
            <Comparison exception={exception} />
          </Section>
          <DepositsCompared exception={exception} />
          <Section title={t('detail.facts')}>
            <ExceptionFacts exception={exception} />
          </Section>
        </>
      )}
    </ListedDrawer>
  );
}
