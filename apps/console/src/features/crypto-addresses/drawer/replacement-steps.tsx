import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Permit } from '#/ui/permission.tsx';
import { DisableAddress } from '../actions/address-actions.tsx';
import { AddressForm } from '../actions/address-form.tsx';
import { sameKindQuery } from '../address-calls.ts';
import { replacementOf } from '../replacement.ts';

export function ReplacementSteps({
  address,
  onOpen,
}: {
  address: Schemas.CryptoAddress;
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation('crypto-address-detail');
  const query = useQuery(sameKindQuery(useSdk(), address));
  const [open, setOpen] = useState<'create' | 'disable' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Loaded query={query}>
        {(same) => {
          const { step, pending, enabled } = replacementOf(address, same);
          return (
            <ol aria-label={t('replace.title')} className="flex flex-col gap-2">
              <Step done={step !== 'create'} text={t('replace.create')}>
                {step === 'create' && (
                  <Permit action="create">
                    <Button size="sm" onClick={() => setOpen('create')}>
                      {t('replace.createButton')}
                    </Button>
                  </Permit>
                )}
              </Step>
              <Step done={step === 'disable'} text={t('replace.confirm')}>
                {step === 'confirm' &&
                  pending.map(({ id, address: waiting }) => (
                    <Other key={id} text={waiting} onOpen={() => onOpen(id)} />
                  ))}
              </Step>
              <Step done={false} text={t('replace.disable')}>
                {step === 'disable' && (
                  <>
                    {enabled.map(({ id, address: seen }) => (
                      <Other key={id} text={seen} onOpen={() => onOpen(id)} />
                    ))}
                    <Permit action="update">
                      <Button size="sm" onClick={() => setOpen('disable')}>
                        {t('replace.disableButton')}
                      </Button>
                    </Permit>
                  </>
                )}
              </Step>
            </ol>
          );
        }}
      </Loaded>
      {open === 'create' && <AddressForm address={null} like={address} onClose={close} />}
      {open === 'disable' && <DisableAddress address={address} onClose={close} />}
    </>
  );
}

function Step({ done, text, children }: { done: boolean; text: string; children: ReactNode }) {
  const { t } = useTranslation('crypto-address-detail');
  const Icon = done ? CircleCheck : CircleDashed;
  return (
    <li className="flex items-start gap-2">
      <Icon
        role="img"
        aria-label={t(done ? 'replace.done' : 'replace.open')}
        className={`mt-0.5 size-4 shrink-0 ${done ? 'text-success-text' : 'text-ink-muted'}`}
      />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <p>{text}</p>
        {children}
      </div>
    </li>
  );
}

function Other({ text, onOpen }: { text: string; onOpen: () => void }) {
  return (
    <Button variant="link" size="sm" className="max-w-full px-0" onClick={onOpen}>
      <span className="truncate font-mono">{text}</span>
    </Button>
  );
}
