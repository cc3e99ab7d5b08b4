import { actionsIn, addressStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ClientLink } from '#/business/client/client-link.tsx';
import { Comments } from '#/business/comments/comments.ts';
import { SecondPersonNotice } from '#/business/decision/two-people/second-person-notice.tsx';
import { useReasonLabels } from '#/business/decision/use-reason-labels.ts';
import { HistorySection } from '#/business/history/record-history.tsx';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { ListedDrawer } from '#/business/record/listed-drawer.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { CopyButton } from '#/ui/controls/copy-button.tsx';
import { Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { AddressActions } from '../actions/address-actions.tsx';
import { addressUsesQuery } from '../address-calls.ts';
import { AddressStatus } from '../address-status.tsx';
import { useAddressHistoryLabels } from '../use-address-history-labels.ts';
import { ReplacementSteps } from './replacement-steps.tsx';

/** Loaded with the library that draws it when a user opens an address. */
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

/** The address as clients get it: to be scanned, or copied. */
function AddressPicture({ address: { address, coin, memo } }: { address: Schemas.CryptoAddress }) {
  const { t } = useTranslation('crypto-address-detail');
  return (
    <div className="flex flex-wrap items-start gap-4">
      <Suspense fallback={<Skeleton className="size-40" />}>
        <QrCode text={address} label={t('qr', { coin, address })} />
      </Suspense>
      <div className="flex min-w-48 flex-1 flex-col items-start gap-2">
        <code translate="no" className="font-mono break-all">
          {address}
        </code>
        <CopyButton text={address} labels={{ copied: t('copied'), failed: t('notCopied') }}>
          {t('copy')}
        </CopyButton>
        {memo && <p>{t('memoIs', { memo })}</p>}
        <p className="text-xs text-ink-muted">{t('scan')}</p>
      </div>
    </div>
  );
}

/** Which deposits came to the address. */
function UsesSection({ id }: { id: string }) {
  const { t } = useTranslation('crypto-address-detail');
  const query = useQuery(addressUsesQuery(useSdk(), id));
  return (
    <Section title={t('uses.title')}>
      <Loaded query={query}>
        {({ deposits, clients, latest }) =>
          deposits === 0 ? (
            <p className="text-ink-muted">{t('uses.none')}</p>
          ) : (
            <>
              <p>
                {t('uses.deposits', { count: deposits })}
                {t('uses.clients', { count: clients })}
              </p>
              <ul aria-label={t('uses.latest')} className="mt-2 flex flex-col">
                {latest.map((deposit) => (
                  <Use key={deposit.id} deposit={deposit} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function Use({ deposit }: { deposit: Schemas.CryptoAddressUses['latest'][number] }) {
  const { money } = useMoney();
  const { dateTime } = useTime();
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-t border-line py-1.5">
      <PageLink to="/funds/deposit" search={{ id: deposit.id }}>
        {deposit.order_no}
      </PageLink>
      <ClientLink client={deposit.client} />
      <span className="ml-auto tabular-nums">{money(deposit.amount, deposit.currency)}</span>
      <span className="text-xs text-ink-muted">{dateTime(deposit.created_at)}</span>
    </li>
  );
}

export function AddressFacts({ address }: { address: Schemas.CryptoAddress }) {
  const { t } = useTranslation(['crypto-address', 'crypto-address-detail', 'record']);
  const { exact } = useTime();
  const reasonOf = useReasonLabels();
  const { checker, checked_at: checkedAt } = address;
  return (
    <Facts
      facts={[
        { label: t('column.coin'), value: address.coin },
        { label: t('column.network'), value: t(`record:chain.${address.network}`) },
        ...optionalFact(t('column.memo'), address.memo),
        { label: t('column.note'), value: address.note, wide: true },
        { label: t('column.maker'), value: address.maker.name },
        { label: t('crypto-address-detail:madeAt'), value: exact(address.made_at) },
        ...optionalFact(t('column.checker'), checker?.name ?? null),
        ...optionalFact(t('crypto-address-detail:checkedAt'), checkedAt && exact(checkedAt)),
        ...optionalFact(t('crypto-address-detail:reject.reason'), reasonOf(address), true),
      ]}
    />
  );
}

const WorkLine = lazyPart(
  async () => (await import('#/business/work/work-line.tsx')).WorkLine,
  ['work'],
);

export function AddressDrawer(open: OpenRecord<Schemas.CryptoAddress>) {
  const { t } = useTranslation(['crypto-address-detail', 'record']);
  const labels = useAddressHistoryLabels();
  return (
    <ListedDrawer
      {...open}
      auditedAs="crypto_address"
      kind={t('title')}
      title={({ coin, network }) => t('named', { coin, network: t(`record:chain.${network}`) })}
      revision={({ version }) => version}
      badge={({ status }) => <AddressStatus status={status} />}
      footer={(address) => (
        <AddressActions key={address.id} address={address} onDeleted={open.onClose} />
      )}
    >
      {(address) => (
        <>
          {(address.decision.approve || address.decision.reject) && (
            <div className="px-5 pt-2">
              <WorkLine type="crypto_address" id={address.id} onReturned={open.onClose} />
            </div>
          )}
          {address.decision.second_person && (
            <div className="px-5 pt-4">
              <SecondPersonNotice decision={address.decision} />
            </div>
          )}
          <Section title={t('address')}>
            <AddressPicture address={address} />
          </Section>
          {actionsIn(addressStates, address.status).includes('disable') && (
            <Section title={t('replace.title')}>
              <ReplacementSteps address={address} onOpen={open.onOpen} />
            </Section>
          )}
          <Section title={t('facts')}>
            <AddressFacts address={address} />
          </Section>
          <UsesSection id={address.id} />
          <HistorySection
            type="crypto_address"
            id={address.id}
            version={address.version}
            {...labels}
          />
          <Comments key={address.id} subject={{ type: 'crypto_address', id: address.id }} />
        </>
      )}
    </ListedDrawer>
  );
}
