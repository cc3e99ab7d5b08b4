import { actionsIn, depositStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { type Fact, Facts } from '#/ui/controls/facts.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { usePermit } from '#/ui/permission.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { ChainName, ConfirmationCount, confirmationState } from './confirmations.tsx';
import { HashText } from './hash-text.tsx';

const ConfirmationsForm = lazyOverlay(
  async () => (await import('./confirmations-form.tsx')).ConfirmationsForm,
  ['form'],
);

export function ChainEvidence({ deposit }: { deposit: Schemas.Deposit }) {
  const { t } = useTranslation(['crypto-deposit', 'deposit']);
  const { exact } = useTime();
  const mayDecide = usePermit('approve', ['deposit', 'funds']);
  const [recording, setRecording] = useState(false);
  const { chain, txid, address, confirmations_by: by, confirmations_at: at } = deposit;
  const hash = (kind: 'tx' | 'address', value: string | null) =>
    value && <HashText whole kind={kind} chain={chain} hash={value} />;
  const facts: Fact[] = [
    { label: t('deposit:column.network'), value: <ChainName deposit={deposit} /> },
    { label: t('deposit:column.confirmations'), value: <ConfirmationCount deposit={deposit} /> },
    { label: t('deposit:column.txid'), value: hash('tx', txid), wide: true },
    { label: t('deposit:column.address'), value: hash('address', address), wide: true },
    ...(at === null
      ? []
      : [
          {
            label: t('seen'),
            value: [by?.name, exact(at)].filter(Boolean).join(' · '),
            wide: true,
          },
        ]),
  ];
  const waits = actionsIn(depositStates, deposit.status).includes('approve');
  return (
    <div className="flex flex-col gap-3">
      <Facts facts={facts} />
      {waits && <Doubt deposit={deposit} />}
      {waits && mayDecide && (
        <div>
          <Button size="sm" onClick={() => setRecording(true)}>
            {t('record.open')}
          </Button>
        </div>
      )}

      {recording && <ConfirmationsForm deposit={deposit} onClose={() => setRecording(false)} />}
    </div>
  );
}

const doubts = ['unseen', 'few', 'unknown'] as const;

function Doubt({ deposit }: { deposit: Schemas.Deposit }) {
  const { t } = useTranslation(['crypto-deposit', 'deposit']);
  const state = confirmationState(deposit);
  const doubt = doubts.find((name) => name === state);
  if (doubt === undefined) return null;
  const { confirmations_min: min } = deposit;
  return (
    <Notice tone="warning" title={t(`doubt.${doubt}.title`)}>
      {min === null ? t('doubt.unknown.hint') : t(`doubt.${doubt}.hint`, { min })}
    </Notice>
  );
}
