import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { StatusBadge } from '#/ui/controls/status-badge.tsx';
import { ActionChips } from '../action-chips.tsx';
import type { Matrix } from '../api/get-matrix.ts';
import { operationsOf } from '../matrix/operations-of.ts';
import { useRightLabels } from '../use-right-labels.ts';
import { useReasonText } from './use-reason-text.ts';
import type { SeenEntry, SeenResource } from './view-of.ts';

type Row = SeenEntry & { below: boolean };

const rowsOf = (entries: readonly SeenEntry[], below = false): Row[] =>
  entries.flatMap((entry) => [{ ...entry, below }, ...rowsOf(entry.children, true)]);

/** Every entry of the menu: whether it is there, why, and what may be done on its page. */
export function SeenMenu({
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

/** Rights without a menu entry of their own: they show on other pages, or not. */
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
