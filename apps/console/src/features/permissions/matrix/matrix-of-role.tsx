import { actions, type Role } from '@brokerdesk/policy';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useRightLabels } from '../use-right-labels.ts';
import type { ResourceRow } from './find-resources.ts';
import { MatrixTable } from './matrix-table.tsx';
import { ResourceCell } from './resource-cell.tsx';

export function MatrixOfRole({
  rows,
  role,
  onOpen,
}: {
  rows: readonly ResourceRow[];
  role: Role;
  onOpen: (resource: string) => void;
}) {
  const { t } = useTranslation('permission');
  const labels = useRightLabels();
  return (
    <MatrixTable
      caption={t('matrix.captionOf', { role: labels.role(role) })}
      corner={t('matrix.resource')}
      columns={actions.map((action) => ({ key: action, head: labels.action(action) }))}
    >
      {rows.map((row) => (
        <tr key={row.resource}>
          <ResourceCell row={row} onOpen={onOpen} />
          {actions.map((action) => (
            <td key={action} className="px-3 py-1.5">
              <Mark allowed={row.rights[role].includes(action)} />
            </td>
          ))}
        </tr>
      ))}
    </MatrixTable>
  );
}

function Mark({ allowed }: { allowed: boolean }) {
  const { t } = useTranslation('permission');
  const Icon = allowed ? Check : Minus;
  return (
    <>
      <Icon
        aria-hidden="true"
        className={`size-4 ${allowed ? 'text-success-text' : 'text-ink-faint'}`}
      />
      <span className="sr-only">{t(allowed ? 'allowed' : 'denied')}</span>
    </>
  );
}
