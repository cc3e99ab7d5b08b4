import { rolePermissions, roles, scopeOf } from '@brokerdesk/policy';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { staffNamesQuery } from '#/business/staff/staff-names-query.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { environment } from '#/core/browser/browser.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Segmented } from '#/core/ui/segmented.tsx';
import { Facts } from '#/ui/controls/facts.tsx';
import { Select } from '#/ui/controls/select.tsx';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { useCan } from '#/ui/permission/use-can.ts';
import type { Matrix } from '../api/get-matrix.ts';
import { useRightLabels } from '../use-right-labels.ts';
import { SeenMenu } from './seen-menu.tsx';
import { resourcesBesideMenu, viewOf } from './view-of.ts';

/** The menu, pages and actions that a role gets, or a member of staff by the own role. Nothing can be done there. */
export function SeeAs({ matrix }: { matrix: Matrix }) {
  const { t } = useTranslation('permission');
  const labels = useRightLabels();
  const { search, latestSearch, change } = usePageAddress();
  const mayReadStaff = useCan('read', 'users');
  const { data: staff = [] } = useQuery({ ...staffNamesQuery(useSdk()), enabled: mayReadStaff });
  const person = staff.find(({ id }) => id === search['person']);
  const role = person?.role ?? roles.find((one) => one === search['role']) ?? 'hero';
  const choose = (part: { role?: string; person?: string }) => {
    const { role: _, person: __, ...rest } = latestSearch();
    change({ ...rest, ...part }, true);
  };
  const { flags } = rolePermissions(role);
  const { tenant } = environment;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <Segmented
          legend={t('seeAs.role')}
          value={role}
          options={roles.map((value) => ({ value, label: labels.role(value) }))}
          onChange={(value) => choose({ role: value })}
        />
        {mayReadStaff && (
          <Labelled label={t('seeAs.person')}>
            {(id) => (
              <Select
                id={id}
                className="w-56"
                value={person?.id ?? ''}
                options={[
                  { value: '', label: t('seeAs.anybody') },
                  ...staff.map(({ id: value, name, username }) => ({
                    value,
                    label: t('seeAs.option', { name, username }),
                  })),
                ]}
                onChange={({ target: { value } }) =>
                  choose(value === '' ? { role } : { person: value })
                }
              />
            )}
          </Labelled>
        )}
      </div>
      <section
        aria-label={t('seeAs.title', { role: labels.role(role) })}
        className="rounded-md border border-line p-3"
      >
        <p className="mb-2 font-medium">
          {person
            ? t('seeAs.asPerson', { name: person.name, role: labels.role(role) })
            : t('seeAs.asRole', { role: labels.role(role) })}
        </p>
        <Facts
          facts={[
            { label: t('seeAs.scope'), value: t(`scope.${scopeOf(role)}`) },
            { label: t('seeAs.tenant'), value: tenant },
            { label: t('flag.blockDealsBeta'), value: onOff(flags.blockDealsBeta) },
            { label: t('flag.compactSideMenu'), value: onOff(flags.compactSideMenu) },
          ]}
        />
      </section>
      <SeenMenu entries={viewOf(role, tenant)} beside={resourcesBesideMenu(role)} matrix={matrix} />
    </>
  );

  function onOff(on: boolean): string {
    return t(on ? 'on' : 'off');
  }
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <span className="flex items-center gap-1.5">
      <label htmlFor={id} className="text-ink-muted">
        {label}
      </label>
      {children(id)}
    </span>
  );
}
