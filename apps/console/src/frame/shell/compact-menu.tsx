import type { MenuEntry } from '@brokerdesk/policy';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { MenuLink } from './menu-link.tsx';

/** The menu as icons, each with its name on hover. Groups are set apart by a line. */
export function CompactMenu({ menu }: { menu: readonly MenuEntry[] }) {
  const { t } = useTranslation('menu');
  return (
    <div className="min-h-0 flex-1 overflow-y-auto py-2">
      <ul className="flex flex-col items-center gap-1">
        {menu.map((entry) => (
          <li key={entry.path} className={entry.children && 'border-t border-line pt-1'}>
            <ul aria-label={entry.children && t(entry.name)} className="flex flex-col gap-1">
              {(entry.children ?? [entry]).map((leaf) => (
                <li key={leaf.path}>
                  <MenuLink entry={leaf} form="icon" />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
