import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ClientLink } from '#/business/client/client-link.tsx';
import { StatementLink } from '#/business/client/statement-link.tsx';
import { linkedClientsQuery } from '#/business/client-records/client-records.ts';
import { ClientTags } from '#/business/client-records/client-tags.tsx';
import type { StatementFilter } from '#/business/ledger/statement-filter.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { QueryError } from '#/ui/controls/error-state.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { useWideScreen } from '#/ui/controls/use-wide-screen.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { Permit } from '#/ui/permission.tsx';
import { RevealValue } from '#/ui/reveal/reveal-value.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { ClientGlance } from './client-glance.tsx';
import { FactGrid } from './fact-grid.tsx';
import { revealContact } from './reveal-contact.ts';

const amounts = {
  available: { bucket: 'available' },
  frozen: { bucket: 'frozen' },
  deposit: { kind: 'deposit' },
  withdrawal: { kind: 'withdrawal' },
  profit: { kind: 'trade' },
  compensation: { kind: 'overdrawn' },
  bonus: { kind: 'overdrawn' },
  loan: { kind: 'overdrawn' },
  // Not paid yet, so that no line says it.
  outstanding: null,
} as const satisfies Partial<Record<keyof Schemas.Account, StatementFilter | null>>;

type AmountName = keyof typeof amounts;

// The keys of what is written out above, and no others.
const amountNames = Object.keys(amounts) as AmountName[];

function ClientBalances({ client }: { client: Schemas.Client }) {
  const { t } = useTranslation('client-detail');
  return (
    <div>
      <div className="mb-1 flex items-center justify-between gap-3">
        <h3 className="font-semibold">{t('panel.accounts')}</h3>
        <Permit action="read" resource={['deposit', 'funds']}>
          <PageLink
            to="/funds/deposit"
            search={{ client_id: client.id, ...(client.fake && { fake: true }) }}
          >
            {t('panel.deposits')}
          </PageLink>
        </Permit>
      </div>
      {client.accounts.length === 0 && <p className="text-ink-muted">{t('panel.noAccounts')}</p>}
      <ul className="divide-y divide-line rounded-md border border-line empty:hidden">
        {client.accounts.map((account) => (
          <li key={account.id}>
            <AccountLine client={client} account={account} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function AccountLine({ client, account }: { client: Schemas.Client; account: Schemas.Account }) {
  const { t } = useTranslation('client-detail');
  const { money } = useMoney();
  const link = (amount: string, filter: StatementFilter) => (
    <StatementLink
      client={client}
      filter={{ account: account.id, ...filter }}
      amount={money(amount, account.currency)}
    />
  );
  const fact = (name: AmountName) => {
    const filter = amounts[name];
    const text = money(account[name], account.currency);
    return {
      label: t(`account.${name}`),
      value: filter ? link(account[name], filter) : <span className="tabular-nums">{text}</span>,
    };
  };
  return (
    <div className="px-3 py-2">
      {/* Beside what unfolds, not in it: pressing the one must not do the other. */}
      <span className="float-right ml-3 font-semibold">{link(account.balance, {})}</span>
      <details>
        <summary className="cursor-pointer rounded-sm marker:text-ink-faint">
          <span className="font-medium tabular-nums">{account.acc_no}</span>
        </summary>
        <div className="pt-2">
          <FactGrid
            facts={[
              { label: t('account.balance'), value: link(account.balance, {}) },
              ...amountNames.map(fact),
            ]}
          />
        </div>
      </details>
    </div>
  );
}

/** Kept from client to client until the page is left; unset until the viewer opens or closes the details. */
let wasOpen: boolean | undefined;

export function BasicInfo({ client, actions }: { client: Schemas.Client; actions: ReactNode }) {
  const { t } = useTranslation('client-detail');
  const wide = useWideScreen();
  return (
    <section aria-label={t('panel.basic')} className="flex flex-col gap-3 px-5 py-4">
      <div className="empty:hidden">{actions}</div>
      <ClientTags tags={client.tags} />
      <ClientGlance client={client} />
      <details
        open={wasOpen ?? wide}
        onToggle={({ currentTarget }) => {
          // On a phone the tabs would be far below the details: they are folded until asked for.
          wasOpen = currentTarget.open === wide ? undefined : currentTarget.open;
        }}
      >
        <summary className="w-fit cursor-pointer rounded-sm text-xs text-ink-muted">
          {t('panel.details')}
        </summary>
        <div className="flex flex-col gap-3 pt-2">
          <ClientBalances client={client} />
          <ContactFacts client={client} />
          <LinkedClients client={client} />
        </div>
      </details>
    </section>
  );
}

function ContactFacts({ client }: { client: Schemas.Client }) {
  const { t } = useTranslation(['client-detail', 'client-profile']);
  const { dateTime } = useTime();
  return (
    <FactGrid
      facts={[
        { label: t('panel.label.mobile'), value: <Contact client={client} field="mobile" /> },
        { label: t('panel.email'), value: <Contact client={client} field="email" /> },
        {
          label: t('panel.label.language'),
          value: t(`client-profile:language.${client.language}`),
        },
        { label: t('panel.label.score'), value: client.score },
        { label: t('panel.label.agent'), value: client.agent_name },
        { label: t('panel.label.superman'), value: client.superman },
        {
          label: t('panel.label.mfa'),
          value: t(client.mfa ? 'client-profile:mfaOn' : 'client-profile:mfaOff'),
        },
        {
          label: t('panel.label.lastSeen'),
          value: client.last_seen_at && dateTime(client.last_seen_at),
        },
        { label: t('panel.label.created'), value: dateTime(client.create_datetime) },
        ...(client.remark === null
          ? []
          : [{ label: t('panel.remark'), value: client.remark, wide: true }]),
      ]}
    />
  );
}

function Contact({ client, field }: { client: Schemas.Client; field: 'mobile' | 'email' }) {
  const { t } = useTranslation('client-detail');
  const sdk = useSdk();
  if (client[field] === '') return '—';
  return (
    <RevealValue
      key={client.id}
      masked={client[field]}
      label={t(field === 'mobile' ? 'panel.mobile' : 'panel.email')}
      reveal={() => revealContact(sdk, client.id, { field })}
    />
  );
}

function LinkedClients({ client }: { client: Schemas.Client }) {
  const { t } = useTranslation('client-detail');
  const query = useQuery(linkedClientsQuery(useSdk(), client.id));
  return (
    <div>
      <h3 className="mb-1 font-semibold">{t('linked.title')}</h3>
      {query.data ? (
        <LinkedList linked={query.data} />
      ) : query.isError ? (
        <QueryError form="line" query={query} />
      ) : (
        <Skeleton className="h-4 w-3/5" />
      )}
    </div>
  );
}

function LinkedList({
  linked: { clients, in_scope: inScope, outside },
}: {
  linked: Schemas.LinkedClients;
}) {
  const { t } = useTranslation('client-detail');
  const { dateTime } = useTime();
  const more = inScope - clients.length;
  if (inScope + outside === 0) return <p className="text-ink-muted">{t('linked.none')}</p>;
  return (
    <>
      <ul className="divide-y divide-line rounded-md border border-line empty:hidden">
        {clients.map(({ client, links }) => (
          <li key={client.id} className="px-3 py-2">
            <ClientLink client={client} />
            <ul className="text-xs text-ink-muted">
              {links.map(({ kind, detail, last_at: at }) => (
                <li key={kind}>{t(`linked.${kind}`, { detail, at: dateTime(at) })}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1 text-xs">{t('linked.more', { count: more })}</p>}
      {outside > 0 && (
        <p className="mt-1 text-xs text-ink-muted">{t('linked.outside', { count: outside })}</p>
      )}
    </>
  );
}
