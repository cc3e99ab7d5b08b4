import { Languages } from 'lucide-react';
import { preferences } from '#/app/actors.ts';
import { chooseLocale } from '#/app/language.ts';
import { localeNames, locales, resolveLocale } from '#/shared/i18n/locale.ts';
import { useLocale } from '#/shared/i18n/use-locale.ts';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#/shared/ui/dropdown-menu.tsx';
import { IconButton } from '#/shared/ui/icon-button.tsx';

export function LanguageMenu() {
  const { t } = useTranslation('shell');
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <IconButton label={t('language')}>
          <Languages aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup
          value={useLocale()}
          onValueChange={(locale) => void chooseLocale(preferences, resolveLocale(locale))}
        >
          {locales.map((locale) => (
            <DropdownMenuRadioItem key={locale} value={locale} lang={locale}>
              {localeNames[locale]}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
