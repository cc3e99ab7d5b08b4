import { useTranslation } from '#/core/i18n/use-translation.ts';
import { ActionChips } from '../action-chips.tsx';
import type { Matrix } from '../api/get-matrix.ts';
import { useRightLabels } from '../use-right-labels.ts';
import type { ResourceRow } from './find-resources.ts';
import { MatrixTable } from './matrix-table.tsx';
import { ResourceCell } from './resource-cell.tsx';

export function MatrixOfRoles({
  rows,
  roles,
  onOpen,
}: {
  rows: readonly ResourceRow[];
  roles: Matrix['roles'];
  onOpen: (resource: string) => void;
}) {
  const { t } = useTranslation('permission');
  const labels = useRightLabels();
  return (
    <MatrixTable
      caption={t('matrix.caption')}
      corner={t('matrix.resource')}
      columns={roles.map(({ role, scope }) => ({
        key: role,
        head: (
          <>
            <span className="block font-medium text-ink">{labels.role(role)}</span>
            <span>{t(`scope.${scope}`)}</span>
          </>
        ),
      }))}
    >
      {rows.map((row) => (
        <tr key={row.resource}>
          <ResourceCell row={row} onOpen={onOpen} />
          {roles.map(({ role }) => (
            <td key={role} className="min-w-40 px-3 py-1.5">
              <ActionChips of={row.rights[role]} />
            </td>
          ))}
        </tr>
      ))}
    </MatrixTable>
  );
}
