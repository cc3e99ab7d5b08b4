import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { usePageTitle } from '#/boot/page-title.ts';
import type { PageName } from '#/boot/pages/page-route.ts';

/** The name of a page that is one list, as the menu has it. */
export function ListHeading({ name }: { name: PageName }) {
  const { t } = useTranslation('menu');
  usePageTitle(t(name));
  return (
    <h1 className="mr-2 text-xl font-semibold max-md:mr-0 max-md:truncate max-[1400px]:[&:lang(en)]:text-lg">
      {t(name)}
    </h1>
  );
}
