import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { theme } from '#/core/browser/browser.ts';
import { themes } from '#/core/browser/theme.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { chooseTheme } from '../session/choose-preference.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };

export function ThemeMenu() {
  const { t } = useTranslation('shell');
  const chosen = useSyncExternalStore(theme.subscribe, theme.read);
  const Icon = icons[chosen];
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <IconButton label={t('theme')}>
          <Icon aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup
          value={chosen}
          onValueChange={(value) =>
            chooseTheme(themes.find((known) => known === value) ?? 'system')
          }
        >
          {themes.map((value) => {
            const ItemIcon = icons[value];
            return (
              <DropdownMenuRadioItem key={value} value={value}>
                <ItemIcon aria-hidden="true" />
                {t(`themes.${value}`)}
              </DropdownMenuRadioItem>
            );
          })}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
