import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { banksQuery } from '#/business/client-records/client-records.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { inFours } from './bank-tab.tsx';
import { ClientGlance } from './client-glance.tsx';

export function ClientEvidence({
  client,
  withCards,
}: {
  client: Schemas.ClientRef;
  withCards: boolean;
}) {
  const { t } = useTranslation('client-detail');
  return (
    <>
      <Section title={t('evidence.client', { name: client.full_name })}>
        <ClientGlance client={client} />
      </Section>
      {withCards && <Cards clientId={client.id} />}
    </>
  );
}

function Cards({ clientId }: { clientId: string }) {
  const { t } = useTranslation('client-detail');
  const { exact } = useTime();
  return (
    <Section title={t('evidence.cards')}>
      <Loaded query={useQuery(banksQuery(useSdk(), clientId))}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="text-ink-muted">{t('evidence.noCards')}</p>
          ) : (
            <ul className="flex flex-col gap-2">
              {list.map((bank) => (
                <li key={bank.id} className="flex flex-wrap gap-x-3">
                  <span className="font-semibold">{bank.holder_name}</span>
                  <span>{bank.bank_name}</span>
                  <span className="tabular-nums">{inFours(bank.acc_no)}</span>
                  <span className="text-ink-muted">{exact(bank.created_at)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}
