import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { TabActions } from './tab-actions.tsx';
import { useTabs } from './tabs-context.tsx';

/** Every tab in a menu, for when the bar is too short for them, and what can be done with this one. */
export const TabOverview = memo(function TabOverview() {
  const { t } = useTranslation('tabs');
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <IconButton label={t('actions')} size="sm">
          <ChevronDown aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <TabChoices />
      </DropdownMenuContent>
    </DropdownMenu>
  );
});

/** Apart from the menu: while it is closed, no one needs to know which tabs there are. */
function TabChoices() {
  const { t } = useTranslation(['tabs', 'menu']);
  const { open, shown, show } = useTabs();
  const tab = open.find(({ path }) => path === shown) ?? open[0];
  return (
    <>
      <DropdownMenuRadioGroup
        aria-label={t('tabs:bar')}
        value={shown ?? ''}
        onValueChange={(path) => void show(path)}
      >
        {open.map(({ path, entry }) => (
          <DropdownMenuRadioItem key={path} value={path}>
            {t(`menu:${entry.name}`)}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
      <DropdownMenuSeparator />
      {tab && <TabActions tab={tab} />}
    </>
  );
}
