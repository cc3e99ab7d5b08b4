import type { Namespace } from 'i18next';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { usePageTitle } from '#/boot/page-title.ts';
import type { PageName } from '#/boot/pages/page-route.ts';
import { useListLabels } from './use-list-labels.ts';

/** The name of a page that is one list: that of the menu, unless it has a title of its own. */
export function ListHeading({
  list: { name, namespaces },
  title,
}: {
  list: { name: PageName; namespaces: readonly Extract<Namespace, string>[] };
  /** A key of its labels. */
  title: string | undefined;
}) {
  const { t } = useTranslation('menu');
  const { label } = useListLabels(namespaces);
  const shown = title === undefined ? t(name) : label(title);
  usePageTitle(shown);
  return (
    <h1 className="mr-2 text-xl font-semibold max-md:mr-0 max-md:truncate max-[1400px]:[&:lang(en)]:text-lg">
      {shown}
    </h1>
  );
}
