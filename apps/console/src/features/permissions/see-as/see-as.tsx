import { type Explanation, rolePermissions, roles, scopeOf } from '@brokerdesk/policy';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { staffNamesQuery } from '#/business/staff/staff-queries.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { environment } from '#/core/browser/browser.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { Segmented } from '#/core/ui/segmented.tsx';
import { Facts } from '#/ui/controls/facts.tsx';
import { Select } from '#/ui/controls/select.tsx';
import { StatusBadge } from '#/ui/controls/status-badge.tsx';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { useCan } from '#/ui/permission.tsx';
import { ActionChips } from '../action-chips.tsx';
import { type Matrix, operationsOf } from '../find-resources.ts';
import { useRightLabels } from '../use-right-labels.ts';
import { resourcesBesideMenu, type SeenEntry, type SeenResource, viewOf } from './view-of.ts';

export function useReasonText() {
  const { t } = useTranslation('permission');
  const labels = useRightLabels();
  return (explanation: Explanation): string => {
    const { reason } = explanation;
    const resource = 'grant' in explanation ? labels.resource(explanation.grant.resource) : '';
    return t(`reason.${reason}`, { resource });
  };
}

type Row = SeenEntry & { below: boolean };

const rowsOf = (entries: readonly SeenEntry[], below = false): Row[] =>
  entries.flatMap((entry) => [{ ...entry, below }, ...rowsOf(entry.children, true)]);

function SeenMenu({
  entries,
  beside,
  matrix,
}: {
  entries: readonly SeenEntry[];
  beside: readonly SeenResource[];
  matrix: Matrix;
}) {
  const { t } = useTranslation('permission');
  return (
    <section
      aria-label={t('seeAs.menu')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is cut off on a narrow screen is scrolled to by keys
      tabIndex={0}
      className="fading-ends relative mt-3 overflow-x-auto rounded-md border border-line"
    >
      <table className="w-full">
        <caption className="sr-only">{t('seeAs.menu')}</caption>
        <thead>
          <tr className="border-b border-line bg-sunken text-left text-xs text-ink-muted">
            {(['entry', 'shown', 'actions', 'operations', 'why'] as const).map((column) => (
              <th key={column} scope="col" className="px-3 py-2 font-normal whitespace-nowrap">
                {t(`seeAs.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rowsOf(entries).map((row) => (
            <SeenRow key={row.entry.name} row={row} matrix={matrix} />
          ))}
          {beside.map((row) => (
            <BesideRow key={row.resource} row={row} matrix={matrix} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function SeenRow({ row, matrix }: { row: Row; matrix: Matrix }) {
  const { t } = useTranslation(['permission', 'menu']);
  const { entry, shown, below, allowed } = row;
  const isParent = entry.children !== undefined;
  const opened = countOpened(matrix, entry.meta.resource, allowed);
  return (
    <tr className={cn(!shown && 'bg-sunken')}>
      <th
        scope="row"
        className={cn('px-3 py-1.5 text-left font-normal whitespace-nowrap', below && 'pl-8')}
      >
        <span className={isParent ? 'font-medium' : undefined}>{t(`menu:${entry.name}`)}</span>
        {!isParent && (
          <code className="ml-2 text-xs text-ink-faint max-md:hidden">{entry.path}</code>
        )}
      </th>
      <td className="px-3 py-1.5">
        <Shown shown={shown} />
      </td>
      <td className="min-w-44 px-3 py-1.5">
        {isParent || !shown ? null : <ActionChips of={allowed} />}
      </td>
      <td className="px-3 py-1.5 text-ink-muted">
        {isParent || !shown ? null : t('permission:seeAs.operations', { count: opened })}
      </td>
      <td className="min-w-52 px-3 py-1.5 text-ink-muted">
        <WhyShown row={row} />
      </td>
    </tr>
  );
}

function BesideRow({
  row: { resource, read, allowed },
  matrix,
}: {
  row: SeenResource;
  matrix: Matrix;
}) {
  const { t } = useTranslation('permission');
  const labels = useRightLabels();
  const reasonText = useReasonText();
  return (
    <tr className={cn(!read.allowed && 'bg-sunken')}>
      <th scope="row" className="px-3 py-1.5 text-left font-normal whitespace-nowrap">
        <span>{labels.resource(resource)}</span>
        <span className="ml-2 text-xs text-ink-faint max-md:hidden">{t('seeAs.besideMenu')}</span>
      </th>
      <td className="px-3 py-1.5">
        <Shown shown={read.allowed} />
      </td>
      <td className="min-w-44 px-3 py-1.5">
        <ActionChips of={allowed} />
      </td>
      <td className="px-3 py-1.5 text-ink-muted">
        {t('seeAs.operations', { count: countOpened(matrix, resource, allowed) })}
      </td>
      <td className="min-w-52 px-3 py-1.5 text-ink-muted">{reasonText(read)}</td>
    </tr>
  );
}

const countOpened = (matrix: Matrix, resource: string, allowed: SeenEntry['allowed']) =>
  allowed.flatMap((action) => operationsOf(matrix, resource, action)).length;

function Shown({ shown }: { shown: boolean }) {
  const { t } = useTranslation('permission');
  return (
    <StatusBadge tone={shown ? 'success' : 'neutral'} icon={shown ? Eye : EyeOff}>
      {t(shown ? 'seeAs.shown' : 'seeAs.hidden')}
    </StatusBadge>
  );
}

function WhyShown({ row: { entry, shown, hiddenHere, read } }: { row: Row }) {
  const { t } = useTranslation('permission');
  const reasonText = useReasonText();
  if (hiddenHere) return t('seeAs.hiddenHere');
  if (entry.children) return t(shown ? 'seeAs.hasChildren' : 'seeAs.noChildren');
  return reasonText(read);
}

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
          <WithLabel label={t('seeAs.person')}>
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
          </WithLabel>
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

function WithLabel({ label, children }: { label: string; children: (id: string) => ReactNode }) {
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
