import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { RecordEntriesLink } from '#/business/audit/record-entries-link.tsx';
import { ProposalHistory } from '#/business/decision/two-people/proposal-history.tsx';
import { TextDiff } from '#/business/record/text-diff.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { Drawer } from '#/ui/overlay/drawer.tsx';
import { Permit } from '#/ui/permission/permit.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { versionsQuery } from '../api/setting-queries.ts';

/** Earlier versions of a document, what has changed since each, and the way to take one up again. */
export function DocumentVersions({
  document,
  language,
  onRestore,
  onClose,
}: {
  document: Schemas.Document;
  language: 'zh' | 'en';
  /** Puts the text of a version into the form; it counts once that is saved. */
  onRestore: (version: Schemas.Document) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('app-settings');
  const { exact } = useTime();
  const query = useQuery(versionsQuery(useSdk(), document.slug));
  const [shown, setShown] = useState<number | null>(null);
  return (
    <Drawer
      open
      onClose={onClose}
      recordId={`${document.slug} ${shown}`}
      title={t('documents.historyOf', { name: t(`documents.slug.${document.slug}`) })}
    >
      <RecordEntriesLink of={{ type: 'document', id: document.slug }} />
      <Loaded query={query}>
        {({ list }) =>
          list.map((version, at) => {
            const { version: number, updated_at: time, updated_by: by } = version;
            const isNow = at === 0;
            return (
              <Section
                key={number}
                title={t('documents.version', { version: number })}
                aside={
                  <span className="text-xs text-ink-muted">
                    {by?.name} {time && exact(time)}
                  </span>
                }
              >
                {isNow ? (
                  <p className="text-ink-muted">{t('documents.isNow')}</p>
                ) : (
                  <div className="flex flex-col gap-2">
                    <div className="flex flex-wrap gap-2">
                      <Button
                        size="sm"
                        aria-expanded={shown === number}
                        onClick={() => setShown(shown === number ? null : number)}
                      >
                        {t('documents.compare')}
                      </Button>
                      <Permit action="update">
                        <Button size="sm" onClick={() => onRestore(version)}>
                          <RotateCcw aria-hidden="true" />
                          {t('documents.restore')}
                        </Button>
                      </Permit>
                    </div>
                    {shown === number && (
                      <TextDiff
                        before={version[`body_${language}`]}
                        after={document[`body_${language}`]}
                      />
                    )}
                  </div>
                )}
              </Section>
            );
          })
        }
      </Loaded>
      <Section title={t('documents.proposals')}>
        <ProposalHistory type="document" id={document.slug} />
      </Section>
    </Drawer>
  );
}
