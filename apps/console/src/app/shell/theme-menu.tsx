import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { theme } from '#/app/actors.ts';
import { themes } from '#/app/theme.ts';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#/shared/ui/dropdown-menu.tsx';
import { IconButton } from '#/shared/ui/icon-button.tsx';

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
            theme.choose(themes.find((known) => known === value) ?? 'system')
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
