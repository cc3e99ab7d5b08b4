import { useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { activeShortcuts, type Shortcut, type ShortcutLabel } from '#/ui/controls/use-shortcuts.ts';
import { Dialog, DialogBody } from '#/ui/overlay/dialog.tsx';
import { Keys } from './keys.tsx';
import type { ToolProps } from './open-tools.ts';

type GroupName<Label> = Label extends `${infer Group}.${string}` ? Group : never;
type KeyGroup = GroupName<ShortcutLabel>;

const ranks: Readonly<Record<KeyGroup, number>> = {
  panel: 1,
  review: 2,
  viewer: 3,
  list: 4,
  everywhere: 5,
};

const groupOf = (label: ShortcutLabel) => label.split('.')[0];

export function groupKeys(active: ReadonlyMap<string, Shortcut>) {
  const all = [...active].map(([key, { labelKey }]) => ({ key, labelKey })).toReversed();
  // The keys of the record are the groups.
  const groups = Object.keys(ranks) as KeyGroup[];
  return groups
    .toSorted((one, other) => ranks[one] - ranks[other])
    .map((group) => ({
      group,
      shortcuts: all.filter(({ labelKey }) => groupOf(labelKey) === group),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
}

export function Tool({ onClose }: ToolProps) {
  const { t } = useTranslation('palette');
  // Those of the page beneath: what opens is the one thing that has none.
  const [groups] = useState(() => groupKeys(activeShortcuts()));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('keyHelp.title')}
      description={t('keyHelp.description')}
    >
      <DialogBody>
        <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
          {groups.map(({ group, shortcuts }) => (
            <section key={group} aria-labelledby={`keys-${group}`}>
              <h3 id={`keys-${group}`} className="mb-1 text-xs font-medium text-ink-muted">
                {t(`keyGroups.${group}`)}
              </h3>
              <dl>
                {shortcuts.map(({ key, labelKey }) => (
                  <KeyLine key={key} shortcut={key} label={labelKey} />
                ))}
              </dl>
            </section>
          ))}
        </div>
      </DialogBody>
    </Dialog>
  );
}

function KeyLine({ shortcut, label }: { shortcut: string; label: ShortcutLabel }) {
  const { t } = useTranslation('palette');
  return (
    <div className="flex min-h-8 items-center justify-between gap-4 border-b border-line py-1 last:border-b-0">
      <dt>{t(`keys.${label}`)}</dt>
      <dd>
        <Keys of={shortcut} />
      </dd>
    </div>
  );
}
