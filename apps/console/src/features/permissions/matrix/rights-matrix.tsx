import { type Role, roles } from '@brokerdesk/policy';
import { useState } from 'react';
import { SearchBox } from '#/business/list/filter/search-box.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Segmented } from '#/core/ui/segmented.tsx';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import type { Matrix } from '../api/get-matrix.ts';
import { useRightLabels } from '../use-right-labels.ts';
import { findResources, type ResourceRow } from './find-resources.ts';
import { MatrixOfRole } from './matrix-of-role.tsx';
import { MatrixOfRoles } from './matrix-of-roles.tsx';
import { ResourceDrawer } from './resource-drawer.tsx';

/** Everything that each role may do, by resource: of all roles, or of one action by action. */
export function RightsMatrix({ matrix }: { matrix: Matrix }) {
  const { t } = useTranslation('permission');
  const labels = useRightLabels();
  const { search, latestSearch, change } = usePageAddress();
  const [query, setQuery] = useState('');
  const role = roles.find((one) => one === search['role']);
  const open = matrix.resources.find(({ resource }) => resource === search['resource']);
  const set = (name: 'role' | 'resource', value: string | undefined) => {
    const { [name]: _, ...rest } = latestSearch();
    change(value === undefined ? rest : { ...rest, [name]: value }, true);
  };
  const textsOf = ({ resource, rights }: ResourceRow) => [
    resource,
    labels.resource(resource),
    ...(role ? rights[role] : []).flatMap((action) => [action, labels.action(action)]),
  ];
  const rows = findResources(matrix.resources, query, textsOf);
  const onOpen = (resource: string) => set('resource', resource);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <SearchBox label={t('matrix.search')} value={query} onChange={setQuery} />
        <Segmented<Role | 'all'>
          legend={t('matrix.roles')}
          value={role ?? 'all'}
          options={[
            { value: 'all', label: t('matrix.allRoles') },
            ...roles.map((value) => ({ value, label: labels.role(value) })),
          ]}
          onChange={(value) => set('role', value === 'all' ? undefined : value)}
        />
        <p className="text-xs text-ink-muted">{t('matrix.version', { version: matrix.version })}</p>
      </div>
      {rows.length === 0 ? (
        <EmptyState title={t('matrix.none.title')} hint={t('matrix.none.hint')} />
      ) : role ? (
        <MatrixOfRole rows={rows} role={role} onOpen={onOpen} />
      ) : (
        <MatrixOfRoles rows={rows} roles={matrix.roles} onOpen={onOpen} />
      )}
      {open && (
        <ResourceDrawer row={open} matrix={matrix} onClose={() => set('resource', undefined)} />
      )}
    </>
  );
}
