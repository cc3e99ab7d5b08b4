import {
  actions,
  type MenuEntry,
  type MenuName,
  menuTree,
  type Resource,
  type Role,
  type RowScope,
} from '@brokerdesk/policy';
import { environment } from '#/core/browser/browser.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { type RoleDifference, roleDifference } from './role-difference.ts';

function menuNameOf(resource: Resource): MenuName | null {
  return names.get(resource) ?? null;
}

function entriesOf(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...entriesOf(entry.children ?? [])]);
}

/** A page without a resource of its own comes after the entry that has it. */
const names = new Map<Resource, MenuName>(
  entriesOf(menuTree)
    .toReversed()
    .map(({ meta, name }) => [meta.resource, name]),
);

export function RoleDifferenceView({ before, after }: { before: Role | null; after: Role | null }) {
  const { t } = useTranslation('staff-detail');
  const { pages, rights, scope } = roleDifference(before, after, environment.tenant);
  const title = t(
    before === null ? 'difference.given' : after === null ? 'difference.taken' : 'difference.title',
  );
  const scopeName = (of: RowScope | null) => t(`scope.${of ?? 'none'}`);
  return (
    <section aria-label={title} className="rounded-md border border-line bg-sunken px-3 py-2">
      <h3 className="font-semibold">{title}</h3>
      <dl className="mt-1 flex flex-col gap-1">
        {scope && (
          <Row label={t('difference.scope')}>
            {before === null || after === null
              ? scopeName(scope.after ?? scope.before)
              : t('difference.becomes', {
                  before: scopeName(scope.before),
                  after: scopeName(scope.after),
                })}
          </Row>
        )}
        <Pages label={t('difference.gained')} menuNames={pages.gained} />
        <Pages label={t('difference.lost')} menuNames={pages.lost} />
      </dl>
      {(rights.gained.length > 0 || rights.lost.length > 0) && (
        <details className="mt-1">
          <summary className="cursor-pointer text-ink-muted">{t('difference.rights')}</summary>
          <Rights label={t('difference.rightsGained')} changes={rights.gained} />
          <Rights label={t('difference.rightsLost')} changes={rights.lost} />
        </details>
      )}
    </section>
  );
}

function Row({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex gap-2">
      <dt className="w-24 shrink-0 text-ink-muted">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function Pages({
  label,
  menuNames,
}: {
  label: string;
  menuNames: RoleDifference['pages']['gained'];
}) {
  const { t } = useTranslation(['staff-detail', 'menu']);
  if (menuNames.length === 0) return null;
  return <Row label={label}>{menuNames.map((page) => t(`menu:${page}`)).join(t('comma'))}</Row>;
}

function Rights({
  label,
  changes,
}: {
  label: string;
  changes: RoleDifference['rights']['gained'];
}) {
  const { t } = useTranslation(['staff-detail', 'menu']);
  if (changes.length === 0) return null;
  return (
    <>
      <h4 className="mt-1.5 text-ink-muted">{label}</h4>
      <ul>
        {changes.map(({ resource, actions: changed }) => {
          const name = menuNameOf(resource);
          return (
            <li key={resource}>
              {t('difference.right', {
                resource: name === null ? t('allocation') : t(`menu:${name}`),
                actions:
                  changed.length === actions.length
                    ? t('action.all')
                    : changed.map((action) => t(`action.${action}`)).join(t('comma')),
              })}
            </li>
          );
        })}
      </ul>
    </>
  );
}
