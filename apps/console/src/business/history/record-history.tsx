import { unwrap } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { Changes } from '#/business/record/changes.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { Permit } from '#/ui/permission.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { type HistoryLabels, historyChanges } from './history-changes.ts';

const shownMax = 20;

type RecordHistoryProps = HistoryLabels & {
  /** The record as the audit log names it: `setting`, and its id or, of a setting, its key. */
  type: string;
  id: string;
  version: number;
};

/**
 * Change history of a record from the audit log, for users who may read it. Uses the namespaces `history` and
 * `form`.
 *
 * @example
 * <RecordHistory type="setting" id="company" version={version} label={(path) => labels[path] ?? null} />
 */
export function RecordHistory(props: RecordHistoryProps) {
  return (
    <Permit action="read" resource="permission">
      <Entries {...props} />
    </Permit>
  );
}

function Entries({ type, id, version, ...labels }: RecordHistoryProps) {
  const { t } = useTranslation(['history', 'form']);
  const switched = (value: unknown) =>
    typeof value === 'boolean' ? t(value ? 'form:change.on' : 'form:change.off') : undefined;
  const { exact } = useTime();
  const sdk = useSdk();
  const query = useQuery({
    queryKey: ['audit', 'record', type, id, version],
    queryFn: async ({ signal }) =>
      unwrap(
        await sdk.GET('/audit/admin/v1/list', {
          // Opening and commenting on a record is logged about it, and changes nothing.
          params: {
            query: { subject_type: type, subject_id: id, action: `${type}.`, size: shownMax },
          },
          signal,
        }),
      ),
  });
  return (
    <Loaded query={query}>
      {({ list, total }) =>
        list.length === 0 ? (
          <p className="text-ink-muted">{t('none')}</p>
        ) : (
          <>
            <ol aria-label={t('title')} className="flex flex-col gap-3">
              {list.map(({ seq, at, actor, action, before, after }) => (
                <li key={seq} className="border-l-2 border-line pl-3">
                  <p>
                    <span className="font-medium">
                      {t(`action.${action.split('.').at(-1) as 'changed'}`, {
                        defaultValue: action,
                      })}
                    </span>
                    <span className="ml-2 text-ink-muted">{actor?.name ?? t('nobody')}</span>
                  </p>
                  <time dateTime={at} className="text-xs text-ink-muted">
                    {exact(at)}
                  </time>
                  {before !== null && after !== null && (
                    <Changes
                      changes={historyChanges(before, after, {
                        ...labels,
                        text: (path, value) => labels.text?.(path, value) ?? switched(value),
                      })}
                    />
                  )}
                </li>
              ))}
            </ol>
            {total > list.length && (
              <p className="mt-2 text-xs text-ink-muted">{t('more', { count: list.length })}</p>
            )}
          </>
        )
      }
    </Loaded>
  );
}

export function HistorySection(props: RecordHistoryProps) {
  const { t } = useTranslation('history');
  return (
    <Permit action="read" resource="permission">
      <Section title={t('title')}>
        <RecordHistory {...props} />
      </Section>
    </Permit>
  );
}
