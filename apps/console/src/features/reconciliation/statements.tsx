import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { DrawerSkeleton } from '#/ui/controls/drawer-skeleton.tsx';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { QueryError } from '#/ui/controls/error-state.tsx';
import { Facts } from '#/ui/controls/facts.tsx';
import { Panel } from '#/ui/controls/section.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { statementsPageSize as size, statementsQuery } from './reconciliation-calls.ts';

export function Statements({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('bank-statement');
  const { money } = useMoney();
  const { exact } = useTime();
  const [page, setPage] = useState(1);
  const query = useQuery(statementsQuery(useSdk(), page));
  const { data } = query;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('statements.title')}
      description={t('statements.about')}
    >
      <DialogBody>
        {query.isError ? (
          <QueryError query={query} />
        ) : data === undefined ? (
          <DrawerSkeleton />
        ) : data.list.length === 0 ? (
          <EmptyState title={t('statements.none')} hint={t('statements.hint')} />
        ) : (
          data.list.map(({ account, ...statement }) => {
            const amount = (value: string) => money(value, account.currency);
            return (
              <Panel
                key={statement.id}
                title={[account.bank_name, account.acc_no, statement.number]
                  .filter(Boolean)
                  .join(' · ')}
                aside={`${statement.from} – ${statement.to}`}
              >
                <Facts
                  facts={[
                    { label: t('field.opening'), value: amount(statement.opening) },
                    { label: t('field.closing'), value: amount(statement.closing) },
                    { label: t('field.sum'), value: amount(statement.sum) },
                    { label: t('field.difference'), value: amount(statement.difference) },
                    { label: t('field.gap'), value: statement.gap && amount(statement.gap) },
                    {
                      label: t('statements.open'),
                      value: t('statements.openOf', {
                        open: statement.open_count,
                        count: statement.line_count,
                      }),
                    },
                    {
                      label: t('statements.by'),
                      value: `${statement.imported_by.name} · ${exact(statement.imported_at)}`,
                    },
                  ]}
                />
              </Panel>
            );
          })
        )}
      </DialogBody>
      {data !== undefined && data.total > size && (
        <DialogFooter>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('statements.newer')}
          </Button>
          <Button disabled={page * size >= data.total} onClick={() => setPage(page + 1)}>
            {t('statements.older')}
          </Button>
        </DialogFooter>
      )}
    </Dialog>
  );
}
