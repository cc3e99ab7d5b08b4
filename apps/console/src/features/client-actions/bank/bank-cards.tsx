import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { banksQuery } from '#/business/client-records/client-records.ts';
import { WaitingProposals } from '#/business/decision/two-people/waiting-proposals.tsx';
import { RecordAction } from '#/business/record/record-action.tsx';
import { recordWrite } from '#/business/record/record-write.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import type { DialogProps } from '../action.ts';
import { lastFour } from './bank-draft.ts';
import { BankForm } from './bank-form.tsx';

type DeleteBankIntent = { clientId: string; bankId: string; version: number };

const deleteBank = recordWrite({
  write: async (sdk, { clientId: id, bankId, version }: DeleteBankIntent) =>
    unwrap(
      await sdk.DELETE('/client/admin/v1/bank/{id}/{bankId}', {
        params: { path: { id, bankId }, query: { version } },
      }),
    ),
  topics: ['client'],
});

function DeleteBank({ client, card, onClose }: DialogProps & { card: Schemas.ClientBank }) {
  const { t } = useTranslation(['client-forms', 'client-actions']);
  const labels = { bank: card.bank_name, last: lastFour(card.acc_no) };
  return (
    <RecordAction
      record={card}
      title={t('bank.deleteTitle', labels)}
      effects={[
        t('client-actions:who', { name: client.full_name, username: client.username }),
        t('bank.deleteEffect'),
      ]}
      confirm={t('bank.deleteConfirm')}
      failed={t('client-actions:failed')}
      conflictTitle={t('client-actions:conflict')}
      tone="danger"
      write={deleteBank}
      done={() => t('bank.deleted', labels)}
      intent={({ id, version }) => ({ clientId: client.id, bankId: id, version })}
      onClose={onClose}
    />
  );
}

type Step = { what: 'add' } | { what: 'change' | 'delete'; card: Schemas.ClientBank };

export function BankCards({ client, onClose }: DialogProps) {
  const { t } = useTranslation(['client-forms', 'client-actions', 'kit']);
  const query = useQuery(banksQuery(useSdk(), client.id));
  const [step, setStep] = useState<Step | null>(null);
  const back = () => setStep(null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('client-actions:action.bank')}
      description={t('client-actions:who', { name: client.full_name, username: client.username })}
    >
      <DialogBody>
        <Loaded query={query}>
          {({ list, waiting }) => (
            <div className="flex flex-col gap-3">
              <WaitingProposals waiting={waiting} />
              {list.length > 0 && (
                <ul className="flex flex-col gap-2">
                  {list.map((card) => (
                    <Card key={card.id} card={card} onStep={setStep} />
                  ))}
                </ul>
              )}
              {list.length + waiting.length === 0 && (
                <EmptyState title={t('bank.none')} hint={t('bank.noneHint')} />
              )}
            </div>
          )}
        </Loaded>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t('kit:close')}</Button>
        <Button variant="primary" onClick={() => setStep({ what: 'add' })}>
          <Plus aria-hidden="true" />
          {t('bank.add')}
        </Button>
      </DialogFooter>
      {step?.what === 'add' && <BankForm client={client} card={null} onClose={back} />}
      {step?.what === 'change' && <BankForm client={client} card={step.card} onClose={back} />}
      {step?.what === 'delete' && <DeleteBank client={client} card={step.card} onClose={back} />}
    </Dialog>
  );
}

function Card({ card, onStep }: { card: Schemas.ClientBank; onStep: (step: Step) => void }) {
  const { t } = useTranslation('client-forms');
  const { bank_name: bank, holder_name: holder, acc_no: number, phone, address } = card;
  const labels = { bank, last: lastFour(number) };
  return (
    <li className="flex items-start gap-3 rounded-md border border-line px-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{bank}</p>
        <p className="break-words">
          {number} <span className="text-ink-muted">{holder}</span>
        </p>
        <p className="text-xs break-words text-ink-muted empty:hidden">
          {[phone, address].filter(Boolean).join(' · ')}
        </p>
      </div>
      <IconButton
        label={t('bank.changeNamed', labels)}
        onClick={() => onStep({ what: 'change', card })}
      >
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('bank.deleteNamed', labels)}
        onClick={() => onStep({ what: 'delete', card })}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}
