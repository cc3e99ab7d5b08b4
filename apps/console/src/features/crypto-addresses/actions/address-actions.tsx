import { actionsIn, addressStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { Check, Pencil, Power, Trash, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { KeyMark, useDecisionKeys } from '#/business/decision/decision-buttons.tsx';
import type { Decided } from '#/business/decision/review-drawer.tsx';
import { RecordAction } from '#/business/record/record-action.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { Permit } from '#/ui/permission.tsx';
import { auditAddress, deleteAddress, sameKindQuery, switchAddress } from '../address-calls.ts';
import { replacementOf } from '../replacement.ts';
import { AddressForm } from './address-form.tsx';
import { RejectForm, useOutcome } from './reject-form.tsx';

export function DisableAddress({
  address,
  onClose,
}: {
  address: Schemas.CryptoAddress;
  onClose: () => void;
}) {
  const { t } = useTranslation(['crypto-address-detail', 'record']);
  const { data } = useQuery(sameKindQuery(useSdk(), address));
  const isOnly = data !== undefined && replacementOf(address, data).enabled.length === 0;
  const of = { coin: address.coin, network: t(`record:chain.${address.network}`) };
  return (
    <RecordAction
      record={address}
      tone="danger"
      title={t('disable.title', of)}
      effects={[address.address, t('disable.effect')]}
      confirm={t('disable.button')}
      failed={t('form.failed')}
      write={switchAddress}
      done={() => t('disable.done')}
      intent={({ id, version }) => ({ id, version, status: 'disabled' as const })}
      onClose={onClose}
    >
      {isOnly && (
        <Notice tone="danger" title={t('disable.only', of)}>
          {t('disable.onlyHint')}
        </Notice>
      )}
    </RecordAction>
  );
}

type AddressAct = 'edit' | 'approve' | 'disable' | 'enable' | 'delete';

type Way = Pick<Decided, 'next' | 'onDecided'>;
type Props = Way & {
  address: Schemas.CryptoAddress;
  onDeleted: () => void;
  onClose: () => void;
};

const dialogs: Record<AddressAct, (props: Props) => ReactNode> = {
  edit: AddressForm,
  approve: ApproveAddress,
  disable: DisableAddress,
  enable: EnableAddress,
  delete: DeleteAddress,
};

function AddressDialog({ act, ...props }: Props & { act: AddressAct }) {
  const Dialog = dialogs[act];
  return <Dialog {...props} />;
}

/** The second person compares the address with its source, letter by letter. */
function ApproveAddress({ address, next, onDecided, onClose }: Props) {
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
      done={useOutcome()}
      intent={({ id, version }) => ({ id, body: { result: 'approved' as const, version }, next })}
      onClose={onClose}
      onSent={onDecided}
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

export function AddressActions({
  address,
  onDeleted,
  pressedKey,
  ...way
}: Way & Pick<Decided, 'pressedKey'> & Pick<Props, 'address' | 'onDeleted'>) {
  const { t } = useTranslation('crypto-address-detail');
  const [open, setOpen] = useState<AddressAct | 'reject' | null>(null);
  const { status, decision } = address;
  const buttons = useRef<HTMLDivElement>(null);
  const isRejecting = open === 'reject';
  useDecisionKeys(
    buttons,
    { approve: !isRejecting && decision.approve, reject: !isRejecting && decision.reject },
    setOpen,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: its address is the same for as long as it is there
  useEffect(() => {
    const key = pressedKey(address.id, decision);
    if (key) setOpen(key);
  }, []);
  const actions = actionsIn(addressStates, status);
  const turn = actions.includes('disable') ? 'disable' : actions.includes('ask') ? 'enable' : null;
  if (isRejecting) return <RejectForm address={address} {...way} onClose={() => setOpen(null)} />;
  return (
    <div className="flex flex-col gap-3">
      {actions.includes('approve') && decision.blocked_reason !== null && (
        <Notice tone="info" title={t('blocked')}>
          {decision.blocked_reason}
        </Notice>
      )}
      <div ref={buttons} className="flex flex-wrap gap-2 empty:hidden">
        {decision.approve && (
          <Button variant="primary" aria-keyshortcuts="a" onClick={() => setOpen('approve')}>
            <Check aria-hidden="true" />
            {t('approve.button')}
            <KeyMark>A</KeyMark>
          </Button>
        )}
        {decision.reject && (
          <Button variant="danger-outline" aria-keyshortcuts="r" onClick={() => setOpen('reject')}>
            <X aria-hidden="true" />
            {t('reject.button')}
            <KeyMark>R</KeyMark>
          </Button>
        )}
        <Permit action="update">
          <Button onClick={() => setOpen('edit')}>
            <Pencil aria-hidden="true" />
            {t('edit')}
          </Button>
          {turn && (
            <Button onClick={() => setOpen(turn)}>
              <Power aria-hidden="true" />
              {t(`${turn}.button`)}
            </Button>
          )}
        </Permit>
        {actions.includes('remove') && (
          <Permit action="delete">
            <Button variant="danger-outline" onClick={() => setOpen('delete')}>
              <Trash aria-hidden="true" />
              {t('delete.button')}
            </Button>
          </Permit>
        )}
      </div>
      {open !== null && (
        <AddressDialog
          act={open}
          address={address}
          {...way}
          onDeleted={onDeleted}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
