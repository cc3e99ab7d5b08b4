import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';
import { RecordAction } from '#/business/record/record-action.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { auditAddress, deleteAddress, switchAddress } from '../api/address-writes.ts';
import { AddressForm } from './address-form.tsx';
import { DisableAddress } from './disable-address.tsx';
import { RejectForm } from './reject-form.tsx';

export type AddressAct = 'edit' | 'approve' | 'reject' | 'disable' | 'enable' | 'delete';

type Props = { address: Schemas.CryptoAddress; onDeleted: () => void; onClose: () => void };

const dialogs: Record<AddressAct, (props: Props) => ReactNode> = {
  edit: AddressForm,
  approve: ApproveAddress,
  reject: RejectForm,
  disable: DisableAddress,
  enable: EnableAddress,
  delete: DeleteAddress,
};

export function AddressDialog({ act, ...props }: Props & { act: AddressAct }) {
  const Dialog = dialogs[act];
  return <Dialog {...props} />;
}

/** The second person compares the address with its source, letter by letter. */
function ApproveAddress({ address, onClose }: Props) {
  const { t } = useTranslation(['crypto-address-detail', 'record']);
  const { coin, network, memo, maker } = address;
  return (
    <RecordAction
      record={address}
      title={t('approve.title', { coin, network: t(`record:chain.${network}`) })}
      effects={[
        address.address,
        ...(memo ? [t('memoIs', { memo })] : []),
        t('approve.effect', { name: maker.name }),
      ]}
      confirm={t('approve.confirm')}
      failed={t('form.failed')}
      write={auditAddress}
      done={() => t('approve.done')}
      intent={({ id, version }) => ({ id, body: { result: 'approved' as const, version } })}
      onClose={onClose}
    />
  );
}

function EnableAddress({ address, onClose }: Props) {
  const { t } = useTranslation('crypto-address-detail');
  return (
    <RecordAction
      record={address}
      title={t('enable.title')}
      effects={[address.address, t('enable.effect')]}
      confirm={t('enable.button')}
      failed={t('form.failed')}
      write={switchAddress}
      done={() => t('form.waits')}
      intent={({ id, version }) => ({ id, version, status: 'enabled' as const })}
      onClose={onClose}
    />
  );
}

function DeleteAddress({ address, onDeleted, onClose }: Props) {
  const { t } = useTranslation('crypto-address-detail');
  return (
    <RecordAction
      record={address}
      tone="danger"
      title={t('delete.title')}
      effects={[address.address, t('delete.effect')]}
      confirm={t('delete.button')}
      failed={t('form.failed')}
      write={deleteAddress}
      done={() => {
        onDeleted();
        return t('delete.done');
      }}
      intent={({ id, version }) => ({ id, version })}
      onClose={onClose}
    />
  );
}
