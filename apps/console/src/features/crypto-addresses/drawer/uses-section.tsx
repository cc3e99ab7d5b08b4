import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { ClientLink } from '#/business/client/client-link.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { addressUsesQuery } from '../api/address-queries.ts';

/** Which deposits came to the address. */
export function UsesSection({ id }: { id: string }) {
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
