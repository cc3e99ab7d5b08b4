import { roleTableVersion } from '@brokerdesk/policy';
import { useQuery } from '@tanstack/react-query';
import { auditLogPath } from '#/business/audit/record-entries-link.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { TabPanel, Tabs, usePageTab } from '#/ui/tabs/tabs.tsx';
import { type Matrix, matrixQuery } from './find-resources.ts';
import { RightsMatrix } from './matrix/rights-matrix.tsx';
import { RoleDifference } from './role-difference.tsx';
import { SeeAs } from './see-as/see-as.tsx';
import { ServiceAccounts } from './service-accounts/service-accounts.tsx';

const rights = ['matrix', 'see-as', 'difference'] as const;
const accounts = 'service-accounts';
const tabs = [...rights, accounts] as const;

export function Permissions({ title }: { title: string }) {
  const { t } = useTranslation('permission');
  const { search, change } = usePageAddress();
  const [right, selectRight] = usePageTab(rights, 'matrix');
  const tab = search['view'] === accounts ? accounts : right;
  const select = (name: (typeof tabs)[number]) => {
    if (name === accounts) change({ view: accounts }, false);
    else if (tab === accounts) change(name === 'matrix' ? {} : { tab: name }, false);
    else selectRight(name);
  };
  const query = useQuery(matrixQuery(useSdk()));
  return (
    <div className="mx-auto max-w-360">
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="mt-0.5 mb-3 text-ink-muted">
        {tab === accounts ? (
          t('aboutAccounts')
        ) : (
          <>
            {t('about')} <RoleChangesLink />
          </>
        )}
      </p>
      <div className="rounded-md border border-line bg-surface">
        <Tabs
          label={title}
          names={tabs}
          selected={tab}
          titleOf={(name) => t(`tab.${name}`)}
          onSelect={select}
        >
          <TabPanel key={tab} name={tab} className="p-3 md:p-4">
            {tab === accounts ? (
              <ServiceAccounts />
            ) : (
              <Loaded query={query}>
                {(matrix) => (
                  <>
                    <OtherVersion matrix={matrix} />
                    {tab === 'matrix' && <RightsMatrix matrix={matrix} />}
                    {tab === 'see-as' && <SeeAs matrix={matrix} />}
                    {tab === 'difference' && <RoleDifference matrix={matrix} />}
                  </>
                )}
              </Loaded>
            )}
          </TabPanel>
        </Tabs>
      </div>
    </div>
  );
}

function RoleChangesLink() {
  const { t } = useTranslation('permission');
  if (!usePermittedPaths().has(auditLogPath)) return null;
  return (
    <PageLink to={auditLogPath} search={{ action: 'user.changed' }}>
      {t('roleChanges')}
    </PageLink>
  );
}

function OtherVersion({ matrix: { version } }: { matrix: Matrix }) {
  const { t } = useTranslation('permission');
  if (version === roleTableVersion) return null;
  return (
    <div className="mb-3">
      <Notice tone="warning" title={t('otherVersion.title')}>
        <p>{t('otherVersion.hint')}</p>
      </Notice>
    </div>
  );
}
