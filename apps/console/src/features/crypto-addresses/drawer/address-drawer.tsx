import { actionsIn, addressStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ClientLink } from '#/business/client/client-link.tsx';
import { ReviewDrawer } from '#/business/decision/review-drawer.tsx';
import { useReasonLabels } from '#/business/decision/use-reason-labels.ts';
import type { HistoryLabels } from '#/business/history/history-changes.ts';
import { HistorySection } from '#/business/history/record-history.tsx';
import type { OpenReview } from '#/business/list/open-record.ts';
import { Unlisted, useKept } from '#/business/record/listed-drawer.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { CopyButton } from '#/ui/controls/copy-button.tsx';
import { Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { AddressActions } from '../actions/address-actions.tsx';
import { addressUsesQuery } from '../address-calls.ts';
import { AddressStatus } from '../address-status.tsx';
import { ReplacementSteps } from './replacement-steps.tsx';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

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

function Uses({ uses: { deposits, clients, latest } }: { uses: Schemas.CryptoAddressUses }) {
  const { t } = useTranslation('crypto-address-detail');
  if (deposits === 0) return <p className="text-ink-muted">{t('uses.none')}</p>;
  return (
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

function AddressFacts({ address }: { address: Schemas.CryptoAddress }) {
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

function AddressReview({
  address,
  uses,
  onOpen,
}: {
  address: Schemas.CryptoAddress;
  uses: Schemas.CryptoAddressUses;
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation('crypto-address-detail');
  const labels = useAddressHistoryLabels();
  // One that is approved here makes way for the next.
  const [wasEnabled] = useState(actionsIn(addressStates, address.status).includes('disable'));
  return (
    <>
      <Section title={t('address')}>
        <AddressPicture address={address} />
      </Section>
      {wasEnabled && actionsIn(addressStates, address.status).includes('disable') && (
        <Section title={t('replace.title')}>
          <ReplacementSteps address={address} onOpen={onOpen} />
        </Section>
      )}
      <Section title={t('facts')}>
        <AddressFacts address={address} />
      </Section>
      <Section title={t('uses.title')}>
        <Uses uses={uses} />
      </Section>
      <HistorySection type="crypto_address" id={address.id} version={address.version} {...labels} />
    </>
  );
}

export function AddressDrawer({ listed, query, ...open }: OpenReview<Schemas.CryptoAddress>) {
  const { t } = useTranslation(['crypto-address-detail', 'record', 'kit']);
  const { id, queue, onOpen, onClose } = open;
  // The next one may be on another page: its row is all that there is of it.
  const [found, setFound] = useState<readonly Schemas.CryptoAddress[]>([]);
  const row = listed ?? found.find((one) => one.id === id);
  const address = useKept(id, row);
  const findWaiting = async () => {
    const rows = await queue.findWaiting();
    setFound(rows);
    return rows;
  };
  return (
    <ReviewDrawer
      {...open}
      queue={{ ...queue, findWaiting }}
      auditedAs="crypto_address"
      states={addressStates}
      record={address}
      labels={{
        title: ({ coin, network }) => t('named', { coin, network: t(`record:chain.${network}`) }),
        loading: t('title'),
        failed: t('title'),
      }}
      badge={({ status }) => <AddressStatus status={status} />}
      head={() => ({ subject: null, client: null })}
      query={useQuery(addressUsesQuery(useSdk(), id))}
      readAhead={(next, { queries, sdk }) => queries.prefetchQuery(addressUsesQuery(sdk, next.id))}
      footer={(_uses, decided) =>
        row && <AddressActions key={id} address={row} onDeleted={onClose} {...decided} />
      }
    >
      {(uses) =>
        address ? (
          <>
            {!row && <Notice tone="info" title={t('kit:notListed.left')} />}
            <AddressReview key={id} address={address} uses={uses} onOpen={onOpen} />
          </>
        ) : (
          <Unlisted query={query} />
        )
      }
    </ReviewDrawer>
  );
}

type Address = Schemas.CryptoAddress;

function useAddressHistoryLabels(): HistoryLabels {
  const { t } = useTranslation(['crypto-address', 'crypto-address-detail', 'decision', 'record']);
  const labels = new Map([
    ['coin', t('column.coin')],
    ['network', t('column.network')],
    ['address', t('column.address')],
    ['memo', t('column.memo')],
    ['note', t('column.note')],
    ['status', t('column.status')],
    ['reasonCode', t('crypto-address-detail:reject.reason')],
    ['reason', t('crypto-address-detail:reject.words')],
  ]);
  // The log keeps each field in the shape of its column.
  const texts: Record<string, (value: never) => string> = {
    network: (network: Address['network']) => t(`record:chain.${network}`),
    status: (status: Address['status']) => t(`status.${status}`),
    reasonCode: (code: NonNullable<Schemas.CryptoAddressAudit['reason_code']>) =>
      t(`decision:reasonCode.${code}`),
  };
  return {
    label: (path) => labels.get(path) ?? null,
    text: (path, value) => (value == null ? undefined : texts[path]?.(value as never)),
  };
}
