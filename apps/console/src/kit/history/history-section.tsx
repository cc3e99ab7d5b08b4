import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Permit } from '#/kit/permission/permit.tsx';
import { Section } from '#/kit/ui/section.tsx';
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
