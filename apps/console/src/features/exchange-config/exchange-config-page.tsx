import { usePageTitle } from '#/core/browser/page-title.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { PageFile } from '#/core/pages/page-route.ts';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { TabPanel, Tabs } from '#/ui/tabs/tabs.tsx';
import { list as markets } from './markets/market-list.ts';
import { Markets } from './markets/markets.tsx';
import { list as rates } from './rates/quotation-list.ts';
import { Quotations } from './rates/quotations.tsx';

const views = ['rate', 'market'] as const;
type View = (typeof views)[number];

const viewOf = ({ view }: Readonly<Record<string, unknown>>): View =>
  view === 'market' ? 'market' : 'rate';

export const prefetch: NonNullable<PageFile['prefetch']> = (at) =>
  viewOf({ ...at.search }) === 'market' ? markets.prefetch(at) : rates.prefetch(at);

export function Page() {
  const { t } = useTranslation(['exchange-config', 'menu']);
  const { search, change } = usePageAddress();
  const title = t('menu:exchangeConfig');
  usePageTitle(title);
  const view = viewOf(search);
  return (
    <>
      <h1 className="mb-3 text-xl font-semibold">{title}</h1>
      <Tabs
        label={t('views')}
        names={views}
        selected={view}
        titleOf={(name) => t(`view.${name}`)}
        onSelect={(name) => change(name === 'rate' ? {} : { view: name }, false)}
      >
        <TabPanel key={view} name={view} className="pt-3">
          {view === 'rate' ? <Quotations /> : <Markets />}
        </TabPanel>
      </Tabs>
    </>
  );
}
