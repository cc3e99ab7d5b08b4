import type { Schemas } from '@brokerdesk/sdk';
import { HistorySection } from '#/business/history/history-section.tsx';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { ListedDrawer } from '#/business/record/listed-drawer.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts } from '#/ui/controls/facts.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { AccountActions } from './account-actions.tsx';
import { AccountStatus } from './account-status.tsx';
import { SecretList } from './secret-list.tsx';
import { useAccountHistoryLabels } from './use-account-history-labels.ts';
import { useScopeLabel } from './use-scope-label.ts';

export function AccountDrawer(open: OpenRecord<Schemas.ServiceAccount>) {
  const { t } = useTranslation('service-account');
  const { exact } = useTime();
  const labels = useAccountHistoryLabels();
  const scopeLabel = useScopeLabel();
  return (
    <ListedDrawer
      {...open}
      auditedAs="service_account"
      kind={t('detail.kind')}
      title={({ name }) => name}
      revision={({ version, status, secrets }) => `${version} ${status} ${secrets[0]?.status}`}
      badge={(account) => <AccountStatus account={account} />}
      footer={(account) => <AccountActions account={account} />}
    >
      {(account) => (
        <>
          <Section title={t('detail.terms')}>
            <Facts
              facts={[
                { label: t('column.purpose'), value: account.purpose, wide: true },
                {
                  label: t('column.rowScope'),
                  value: [t(`rows.${account.row_scope}`), account.owner?.name]
                    .filter(Boolean)
                    .join(' · '),
                },
                { label: t('column.expiresAt'), value: exact(account.expires_at) },
                {
                  label: t('form.networks'),
                  value: <span className="font-mono">{account.networks.join(', ')}</span>,
                },
                { label: t('form.requests'), value: account.requests_per_minute },
                {
                  label: t('column.lastUsedAt'),
                  value:
                    account.last_used_at === null
                      ? t('neverUsed')
                      : `${exact(account.last_used_at)} · ${account.last_used_ip}`,
                },
                { label: t('column.createdBy'), value: account.created_by.name },
                ...(account.revoked_at === null
                  ? []
                  : [
                      {
                        label: t('detail.revoked'),
                        value: [exact(account.revoked_at), account.revoked_by?.name]
                          .filter(Boolean)
                          .join(' · '),
                      },
                    ]),
              ]}
            />
          </Section>
          <Section title={t('column.scopes')}>
            <ul className="flex flex-wrap gap-1.5">
              {account.scopes.map((scope) => (
                <li key={scope} className="rounded-sm border border-line bg-sunken px-1.5 text-xs">
                  {scopeLabel(scope)}
                </li>
              ))}
            </ul>
          </Section>
          <Section title={t('secret.title')}>
            <SecretList account={account} />
          </Section>
          <HistorySection
            type="service_account"
            id={account.id}
            version={account.version}
            {...labels}
          />
        </>
      )}
    </ListedDrawer>
  );
}
