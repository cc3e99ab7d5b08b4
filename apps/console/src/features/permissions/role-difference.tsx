import {
  compilePermissions,
  diffPermissions,
  type RightsChange,
  type Role,
  rolePermissions,
  roles,
  scopeOf,
} from '@brokerdesk/policy';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Segmented } from '#/core/ui/segmented.tsx';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { ActionChips } from './action-chips.tsx';
import { type Matrix, operationsOf } from './find-resources.ts';
import { useRightLabels } from './use-right-labels.ts';

const rightsOfRole = (role: Role) => compilePermissions(rolePermissions(role));

export function RoleDifference({ matrix }: { matrix: Matrix }) {
  const { t } = useTranslation('permission');
  const labels = useRightLabels();
  const { search, latestSearch, change } = usePageAddress();
  const roleIn = (key: string, defaultRole: Role) =>
    roles.find((one) => one === search[key]) ?? defaultRole;
  const first = roleIn('role', 'angel');
  const second = roleIn('other', 'superman');
  const diff = diffPermissions(rightsOfRole(first), rightsOfRole(second));
  const choices = [
    { key: 'role', legend: t('difference.first'), value: first },
    { key: 'other', legend: t('difference.second'), value: second },
  ];
  const only = [
    { role: first, other: second, changes: diff.lost },
    { role: second, other: first, changes: diff.gained },
  ];
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        {choices.map(({ key, legend, value }) => (
          <span key={key} className="flex flex-wrap items-center gap-2">
            <span aria-hidden="true" className="text-ink-muted">
              {legend}
            </span>
            <Segmented
              legend={legend}
              value={value}
              options={roles.map((role) => ({ value: role, label: labels.role(role) }))}
              onChange={(role) => change({ ...latestSearch(), [key]: role }, true)}
            />
          </span>
        ))}
      </div>
      {first === second ? (
        <EmptyState title={t('difference.same.title')} hint={t('difference.same.hint')} />
      ) : (
        <>
          {scopeOf(first) !== scopeOf(second) && (
            <p className="mb-3">
              {t('difference.scope', {
                first: labels.role(first),
                firstScope: t(`scope.${scopeOf(first)}`),
                second: labels.role(second),
                secondScope: t(`scope.${scopeOf(second)}`),
              })}
            </p>
          )}
          {diff.flags.length > 0 && (
            <p className="mb-3">
              {t('difference.flags', {
                flags: diff.flags.map((flag) => t(`flag.${flag}`)).join(t('listComma')),
              })}
            </p>
          )}
          <div className="grid gap-3 lg:grid-cols-2">
            {only.map(({ role, other, changes }) => (
              <OnlyIn
                key={role}
                title={t('difference.only', { role: labels.role(role), other: labels.role(other) })}
                changes={changes}
                matrix={matrix}
              />
            ))}
          </div>
        </>
      )}
    </>
  );
}

function OnlyIn({
  title,
  changes,
  matrix,
}: {
  title: string;
  changes: readonly RightsChange[];
  matrix: Matrix;
}) {
  const { t } = useTranslation('permission');
  const labels = useRightLabels();
  const opened = changes.flatMap(({ resource, actions }) =>
    actions.flatMap((action) => operationsOf(matrix, resource, action).map(({ id }) => id)),
  );
  return (
    <section aria-label={title} className="self-start rounded-md border border-line">
      <h2 className="border-b border-line bg-sunken px-3 py-2 font-semibold">{title}</h2>
      {changes.length === 0 ? (
        <p className="px-3 py-2 text-ink-muted">{t('difference.nothing')}</p>
      ) : (
        <>
          <p className="px-3 pt-2 text-xs text-ink-muted">
            {t('difference.operations', { count: new Set(opened).size })}
          </p>
          <dl className="divide-y divide-line">
            {changes.map(({ resource, actions }) => (
              <div key={resource} className="flex flex-wrap gap-x-3 gap-y-1 px-3 py-1.5">
                <dt className="w-36 shrink-0">{labels.resource(resource)}</dt>
                <dd className="min-w-0 flex-1">
                  <ActionChips of={actions} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
