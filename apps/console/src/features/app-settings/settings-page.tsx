import { type ReactNode, useState } from 'react';
import { usePageTitle } from '#/core/browser/page-title.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { PageFile } from '#/core/pages/page-route.ts';
import { DrawerSkeleton } from '#/ui/controls/drawer-skeleton.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { TabPanel, Tabs, usePageTab } from '#/ui/tabs/tabs.tsx';
import { AppForm } from './app-form.tsx';
import { CompanyForm } from './company-form.tsx';
import { ProductsForm } from './products-form.tsx';
import { appQuery } from './setting-calls.ts';
import { TimeZoneForm } from './time-zone-form.tsx';

const tabs = ['app', 'company', 'products', 'documents', 'time-zone'] as const;
type Tab = (typeof tabs)[number];

const Documents = lazyPart(async () => (await import('./documents/documents.tsx')).Documents);

const forms = {
  app: AppForm,
  company: CompanyForm,
  products: ProductsForm,
  documents: () => <Documents fallback={<DrawerSkeleton />} />,
  'time-zone': TimeZoneForm,
} satisfies Record<Tab, () => ReactNode>;

function AppSettings({ title }: { title: string }) {
  const { t } = useTranslation('app-settings');
  const [tab, selectTab] = usePageTab(tabs, 'app');
  const [visited, setVisited] = useState<ReadonlySet<Tab>>(new Set([tab]));
  if (!visited.has(tab)) setVisited(new Set([...visited, tab]));
  return (
    <div className="mx-auto max-w-360">
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="mt-0.5 mb-3 text-ink-muted">{t('about')}</p>
      <div className="rounded-md border border-line bg-surface">
        <Tabs
          label={title}
          names={tabs}
          selected={tab}
          titleOf={(name) => t(`tab.${name}`)}
          onSelect={selectTab}
        >
          {tabs
            .filter((name) => visited.has(name))
            .map((name) => {
              const Form = forms[name];
              return (
                <TabPanel key={name} name={name} kept className="p-3 md:p-4">
                  <Form />
                </TabPanel>
              );
            })}
        </Tabs>
      </div>
    </div>
  );
}

export const prefetch: PageFile['prefetch'] = ({ queries, sdk }) =>
  queries.prefetchQuery(appQuery(sdk));

export function Page() {
  const { t } = useTranslation('menu');
  usePageTitle(t('settings'));
  return <AppSettings title={t('settings')} />;
}
