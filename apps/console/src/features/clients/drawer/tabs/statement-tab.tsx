import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import { FilterSelect } from '#/shared/filter/filter-select.tsx';
import { Permit } from '#/shared/permission/permit.tsx';
import { ExportButton } from '#/shared/table/export-button.tsx';
import { Pagination } from '#/shared/table/pagination.tsx';
import { exportStatement, statementQuery } from '../../api/client-records.ts';
import { CurrencySums } from '../currency-sums.tsx';
import { Loaded } from '../loaded.tsx';
import { RecordTable } from '../record-table.tsx';
import type { TabProps } from '../tab-props.ts';
import { usePaging } from '../use-paging.ts';
import { useStatementColumns } from '../use-statement-columns.tsx';

/** Every line of the ledger about the client's accounts, each with what the account held after it. */
export function StatementTab({ client }: TabProps) {
  const { t } = useTranslation(['client-detail', 'kit']);
  const sdk = useSdk();
  const { paging, onPage, onSize, restart } = usePaging();
  const [account, setAccount] = useState<string>();
  const filter = account === undefined ? {} : { account_id: account };
  const query = useQuery(statementQuery(sdk, client.id, filter, paging));
  const columns = useStatementColumns();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <FilterSelect
          label={t('statement.account')}
          all={t('kit:filter.all')}
          value={account}
          options={client.accounts.map(({ id, acc_no }) => ({ value: id, label: acc_no }))}
          onChange={(next) => {
            setAccount(next);
            restart();
          }}
        />
        <Permit action="export" resource="client">
          <ExportButton what="statement" onExport={() => exportStatement(sdk, client.id, filter)} />
        </Permit>
      </div>
      <Loaded
        query={query}
        isEmpty={({ list }) => list.length === 0}
        empty={{ title: t('statement.empty'), hint: t('statement.emptyHint') }}
      >
        {({ list, total, totals }: Schemas.Statement) => (
          <div className="flex flex-col gap-3">
            <CurrencySums label={t('statement.net')} totals={totals} />
            <RecordTable
              label={t('tabs.statement')}
              rows={list}
              keyOf={(line) => line.id}
              columns={columns}
            />
            <Pagination {...paging} total={total} onPage={onPage} onSize={onSize} />
          </div>
        )}
      </Loaded>
    </div>
  );
}
