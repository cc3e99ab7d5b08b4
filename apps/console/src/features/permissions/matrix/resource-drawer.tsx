import { actions, roles } from '@brokerdesk/policy';
import { UserCheck } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Section } from '#/ui/controls/section.tsx';
import { StatusBadge } from '#/ui/controls/status-badge.tsx';
import { Drawer } from '#/ui/overlay/drawer.tsx';
import { usePageElement } from '#/ui/page/page-element.tsx';
import {
  type GuardedOperation,
  type Matrix,
  operationsOf,
  type ResourceRow,
} from '../find-resources.ts';
import { useReasonText } from '../see-as/see-as.tsx';
import { rightsOf } from '../see-as/view-of.ts';
import { useRightLabels } from '../use-right-labels.ts';

function OperationRows({ operations }: { operations: readonly GuardedOperation[] }) {
  const { t } = useTranslation('permission');
  return (
    <ul className="flex flex-col gap-2">
      {operations.map(({ id, method, path, summary, two_person: limit }) => (
        <li key={id}>
          <code className="text-xs break-all">
            <span className="mr-1.5 font-semibold">{method}</span>
            {path}
          </code>
          <p className="flex flex-wrap items-center gap-2 text-xs text-ink-muted">
            <span lang="en">{summary}</span>
            {limit !== null && (
              <StatusBadge tone="info" icon={UserCheck}>
                {t('twoPeople')}
              </StatusBadge>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function ResourceDrawer({
  row: { resource, rights },
  matrix,
  onClose,
}: {
  row: ResourceRow;
  matrix: Matrix;
  onClose: () => void;
}) {
  const { t } = useTranslation('permission');
  const labels = useRightLabels();
  const page = usePageElement();
  const reasonText = useReasonText();
  const opened = actions.flatMap((action) => {
    const operations = operationsOf(matrix, resource, action);
    return operations.length > 0 ? [{ action, operations }] : [];
  });
  return (
    <Drawer
      open
      onClose={onClose}
      recordId={resource}
      title={labels.resource(resource)}
      returnFocusTo={() =>
        page?.current?.querySelector<HTMLElement>(`[data-resource=${resource}]`) ?? null
      }
    >
      <Section title={t('resource.why')}>
        <ul className="flex flex-col gap-2">
          {roles.map((role) => (
            <li key={role}>
              <p className="font-medium">{labels.role(role)}</p>
              <ul className="text-ink-muted">
                {rightsOf(role, resource).map(({ reason, of }) => (
                  <li key={reasonText(reason)}>
                    {of.length === actions.length
                      ? t('everyAction')
                      : of.map(labels.action).join(t('listComma'))}
                    {t('colon')}
                    {reasonText(reason)}
                  </li>
                ))}
                {rights[role].length === 0 && <li>{t('reason.not-granted')}</li>}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      {opened.map(({ action, operations }) => (
        <Section
          key={action}
          title={labels.action(action)}
          aside={
            <span className="text-xs text-ink-muted">
              {roles
                .filter((role) => rights[role].includes(action))
                .map(labels.role)
                .join(t('listComma'))}
            </span>
          }
        >
          <OperationRows operations={operations} />
        </Section>
      ))}
      {opened.length === 0 && (
        <p className="px-5 py-4 text-ink-muted">{t('resource.noOperation')}</p>
      )}
    </Drawer>
  );
}
