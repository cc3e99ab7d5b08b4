import type { Schemas } from '@brokerdesk/sdk';
import { CircleStop, KeyRound, Pencil, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Comments } from '#/business/comments/comments.ts';
import type { HistoryLabels } from '#/business/history/history-changes.ts';
import { HistorySection } from '#/business/history/record-history.tsx';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { ListedDrawer } from '#/business/record/listed-drawer.tsx';
import { RecordAction } from '#/business/record/record-action.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Facts } from '#/ui/controls/facts.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { Permit } from '#/ui/permission.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { collectSecret, revokeAccount } from './account-calls.ts';
import { AccountForm } from './account-form.tsx';
import { AccountStatus } from './account-status.tsx';
import { SecretForm, SecretList, SecretShown } from './secret-list.tsx';
import { useScopeLabel } from './use-scope-label.ts';

function AccountActions({ account }: { account: Schemas.ServiceAccount }) {
  const { t } = useTranslation('service-account');
  const [open, setOpen] = useState<'edit' | 'renew' | 'collect' | 'revoke' | null>(null);
  const [collected, setCollected] = useState<Schemas.CollectedSecret | null>(null);
  const close = () => setOpen(null);
  const { name, status, may_collect: mayCollect } = account;
  if (status === 'revoked') return null;
  return (
    <Permit action="update">
      <div className="flex flex-wrap gap-2">
        {mayCollect && (
          <Button variant="primary" onClick={() => setOpen('collect')}>
            <KeyRound aria-hidden="true" />
            {t('collect.button')}
          </Button>
        )}
        <Button variant={mayCollect ? 'secondary' : 'primary'} onClick={() => setOpen('edit')}>
          <Pencil aria-hidden="true" />
          {t('edit.button')}
        </Button>
        <Button onClick={() => setOpen('renew')}>
          <RotateCcw aria-hidden="true" />
          {t('renew.button')}
        </Button>
        <Button variant="danger-outline" onClick={() => setOpen('revoke')}>
          <CircleStop aria-hidden="true" />
          {t('revoke.button')}
        </Button>
      </div>
      {open === 'edit' && <AccountForm account={account} onClose={close} />}
      {open === 'renew' && <SecretForm account={account} onClose={close} />}
      {open === 'collect' && (
        <RecordAction
          record={account}
          title={t('collect.title', { name })}
          effects={[t('collect.effect'), t('collect.before')]}
          confirm={t('collect.button')}
          failed={t('collect.failed')}
          write={collectSecret}
          done={(secret) => {
            setCollected(secret);
            return null;
          }}
          intent={({ id }) => ({ id })}
          onClose={close}
        />
      )}
      {collected !== null && (
        <SecretShown name={name} collected={collected} onClose={() => setCollected(null)} />
      )}
      {open === 'revoke' && (
        <RecordAction
          record={account}
          tone="danger"
          title={t('revoke.title', { name })}
          effects={[t('revoke.effect'), t('revoke.forGood')]}
          confirm={t('revoke.button')}
          failed={t('revoke.failed')}
          write={revokeAccount}
          done={() => t('revoke.done', { name })}
          intent={({ id, version }) => ({ id, version })}
          onClose={close}
        />
      )}
    </Permit>
  );
}

function useAccountHistoryLabels(): HistoryLabels {
  const { t } = useTranslation('service-account');
  const scopeLabel = useScopeLabel();
  const labels = new Map([
    ['name', t('column.name')],
    ['purpose', t('column.purpose')],
    ['scopes', t('column.scopes')],
    ['row_scope', t('column.rowScope')],
    ['owner_id', t('form.owner')],
    ['networks', t('form.networks')],
    ['requests_per_minute', t('form.requests')],
    ['expires_at', t('column.expiresAt')],
    ['overlap_hours', t('renew.overlap')],
    ['status', t('column.status')],
  ]);
  // The log keeps each field as the contract has it.
  const texts: Record<string, (value: never) => string> = {
    scopes: (scopes: readonly string[]) => scopes.map(scopeLabel).join(t('comma')),
    networks: (networks: readonly string[]) => networks.join(t('comma')),
    row_scope: (rowScope: Schemas.RowScope) => t(`rows.${rowScope}`),
    status: (status: Schemas.ServiceAccountStatus) => t(`status.${status}`),
  };
  return {
    label: (path) => labels.get(path) ?? null,
    text: (path, value) => (value == null ? undefined : texts[path]?.(value as never)),
  };
}

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
          <Comments key={account.id} subject={{ type: 'service_account', id: account.id }} />
        </>
      )}
    </ListedDrawer>
  );
}
