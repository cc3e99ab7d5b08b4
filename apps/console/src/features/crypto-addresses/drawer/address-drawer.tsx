import { actionsIn, addressStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { SecondPersonNotice } from '#/business/decision/two-people/second-person-notice.tsx';
import { useReasonLabels } from '#/business/decision/use-reason-labels.ts';
import { HistorySection } from '#/business/history/history-section.tsx';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { ListedDrawer } from '#/business/record/listed-drawer.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { AddressActions } from '../actions/address-actions.tsx';
import { AddressStatus } from '../address-status.tsx';
import { useAddressHistoryLabels } from '../use-address-history-labels.ts';
import { AddressPicture } from './address-picture.tsx';
import { ReplacementSteps } from './replacement-steps.tsx';
import { UsesSection } from './uses-section.tsx';

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
        </>
      )}
    </ListedDrawer>
  );
}
