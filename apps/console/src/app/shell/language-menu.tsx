import { Languages } from 'lucide-react';
import { useLocale } from '#/core/i18n/language.ts';
import { localeNames, locales, resolveLocale } from '#/core/i18n/locale.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { switchLanguage } from '../session/switch-language.ts';

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
          onValueChange={(locale) => void switchLanguage(resolveLocale(locale))}
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
