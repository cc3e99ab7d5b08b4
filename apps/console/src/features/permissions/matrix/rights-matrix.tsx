import { actions, type Role, roles } from '@brokerdesk/policy';
import { Check, Minus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SearchBox } from '#/business/list/filter/search-box.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { Segmented } from '#/core/ui/segmented.tsx';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { ActionChips } from '../action-chips.tsx';
import { findResources, type Matrix, type ResourceRow } from '../find-resources.ts';
import { useRightLabels } from '../use-right-labels.ts';
import { ResourceDrawer } from './resource-drawer.tsx';

function MatrixTable({
  caption,
  corner,
  columns,
  children,
}: {
  caption: string;
  corner: string;
  columns: readonly { key: string; head: ReactNode }[];
  children: ReactNode;
}) {
  return (
    <div className="relative overflow-x-auto rounded-md border border-line">
      <table className="w-full">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line bg-sunken text-left align-bottom text-xs text-ink-muted">
            <th scope="col" className="sticky left-0 bg-sunken px-3 py-2 font-normal">
              {corner}
            </th>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col" className="px-3 py-2 font-normal whitespace-nowrap">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  );
}

function MatrixOfRole({
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

function MatrixOfRoles({
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

function ResourceCell({
  row: { resource, parent },
  onOpen,
}: {
  row: ResourceRow;
  onOpen: (resource: string) => void;
}) {
  const labels = useRightLabels();
  return (
    <th
      scope="row"
      className={cn(
        'sticky left-0 bg-surface px-3 py-1.5 text-left font-normal whitespace-nowrap',
        parent !== null && 'pl-8',
      )}
    >
      <button
        type="button"
        data-resource={resource}
        className="rounded-sm text-left underline-offset-4 hover:underline"
        onClick={() => onOpen(resource)}
      >
        {labels.resource(resource)}
      </button>
      <code className="ml-2 text-xs text-ink-faint max-md:hidden">{resource}</code>
    </th>
  );
}
