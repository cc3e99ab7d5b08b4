import { useQuery } from '@tanstack/react-query';
import { banksQuery } from '#/business/client-records/client-records.ts';
import { WaitingProposals } from '#/business/decision/two-people/waiting-proposals.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Panel } from '#/ui/controls/section.tsx';
import { RevealValue } from '#/ui/reveal/reveal-value.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { FactGrid } from './fact-grid.tsx';
import { revealContact } from './reveal-contact.ts';
import { TabContent } from './tab-content.tsx';
import type { TabProps } from './tab-parts.tsx';

/** Four digits together are read and compared more surely than nineteen. */
export const inFours = (number: string) => number.replaceAll(/(.{4})(?=.)/g, '$1 ');

export function BankTab({ client: { id } }: TabProps) {
  const { t } = useTranslation('client-detail');
  const { exact } = useTime();
  const sdk = useSdk();
  const query = useQuery(banksQuery(sdk, id));
  return (
    <TabContent
      query={query}
      isEmpty={({ list, waiting }) => list.length + waiting.length === 0}
      empty={{ title: t('bank.empty'), hint: t('bank.emptyHint') }}
    >
      {({ list, waiting }) => (
        <>
          <WaitingProposals waiting={waiting} />
          {list.map((bank) => (
            <Panel key={bank.id} title={bank.bank_name} aside={bank.holder_name}>
              <FactGrid
                facts={[
                  {
                    label: t('bank.accNo'),
                    value: (
                      <RevealValue
                        masked={inFours(bank.acc_no)}
                        label={t('bank.accNoOf', { bank: bank.bank_name })}
                        reveal={async () =>
                          inFours(
                            await revealContact(sdk, id, {
                              field: 'bank_acc_no',
                              bank_id: bank.id,
                            }),
                          )
                        }
                      />
                    ),
                  },
                  {
                    label: t('bank.phone'),
                    value: bank.phone && (
                      <RevealValue
                        masked={bank.phone}
                        label={t('bank.phoneOf', { bank: bank.bank_name })}
                        reveal={() =>
                          revealContact(sdk, id, { field: 'bank_phone', bank_id: bank.id })
                        }
                      />
                    ),
                  },
                  { label: t('bank.created'), value: exact(bank.created_at) },
                  { label: t('bank.address'), value: bank.address, wide: true },
                ]}
              />
            </Panel>
          ))}
        </>
      )}
    </TabContent>
  );
}
