import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Section } from '#/ui/controls/section.tsx';
import { Permit } from '#/ui/permission.tsx';
import { RecordHistory, type RecordHistoryProps } from './record-history.tsx';

/** The history of a record as a part of its drawer, for readers of the audit log. */
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
