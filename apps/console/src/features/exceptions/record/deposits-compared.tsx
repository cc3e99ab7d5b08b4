import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ClientLink } from '#/business/client/client-link.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { list } from '../exception-list.ts';
import { recordLinks } from './drill-through.ts';

function depositsQuery(sdk: Sdk, orderNos: readonly string[], fake: boolean) {
  const read = async (orderNo: string, signal: AbortSignal) => {
    const query = { q: orderNo, ...(fake && { fake }) };
    const found = unwrap(await sdk.GET('/deposit/admin/v1/list', { params: { query }, signal }));
    return found.list.filter((deposit) => deposit.order_no === orderNo);
  };
  return queryOptions({
    queryKey: [...list.key, 'deposits', orderNos, fake],
    queryFn: async ({ signal }): Promise<readonly Schemas.Deposit[]> =>
      (await Promise.all(orderNos.map((orderNo) => read(orderNo, signal)))).flat(),
  });
}

const shownMax = 4;

export function DepositsCompared({ exception }: { exception: Schemas.DataException }) {
  const { t } = useTranslation('exception');
  const permitted = usePermittedPaths();
  const links = recordLinks(exception).slice(0, shownMax);
  if (exception.subject.type !== 'deposit_group' || links.length === 0) return null;
  if (!links.every(({ to }) => permitted.has(to))) return null;
  return (
    <Section title={t('deposits.title')}>
      <Deposits orderNos={links.map(({ label }) => label)} fake={exception.client?.fake === true} />
    </Section>
  );
}

function Deposits({ orderNos, fake }: { orderNos: readonly string[]; fake: boolean }) {
  const { t } = useTranslation(['exception', 'record']);
  const { money } = useMoney();
  const { exact } = useTime();
  const query = useQuery(depositsQuery(useSdk(), orderNos, fake));
  const facts: [label: string, fact: (deposit: Schemas.Deposit) => ReactNode][] = [
    [t('column.client'), ({ client }) => <ClientLink client={client} />],
    [t('deposits.amount'), ({ amount, currency }) => money(amount, currency)],
    [t('deposits.method'), ({ sub_type: method }) => t(`record:depositType.${method}`)],
    [t('deposits.payer'), ({ payer_name: payer }) => payer],
    [t('deposits.reference'), (deposit) => deposit.reference_no ?? deposit.txid],
    [t('deposits.submittedAt'), ({ created_at: at }) => exact(at)],
    [t('column.status'), ({ status }) => t(`deposits.status.${status}`)],
  ];
  return (
    <Loaded query={query}>
      {(deposits) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        <section aria-label={t('type.deposit_group')} tabIndex={0} className="overflow-x-auto">
          <table className="w-full text-left tabular-nums">
            <thead>
              <tr>
                <td />
                {deposits.map(({ id, order_no: orderNo }) => (
                  <th key={id} scope="col" className="py-1 pr-3 font-medium whitespace-nowrap">
                    {orderNo}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {facts.map(([label, fact]) => (
                <tr key={label} className="border-t border-line align-top">
                  <th
                    scope="row"
                    className="py-1 pr-3 font-normal whitespace-nowrap text-ink-muted"
                  >
                    {label}
                  </th>
                  {deposits.map((deposit) => (
                    <td key={deposit.id} className="py-1 pr-3 break-words">
                      {fact(deposit) ?? '—'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Loaded>
  );
}
