import { actionsIn, orderStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { CircleCheckBig } from 'lucide-react';
import { useState } from 'react';
import { useBulkStart } from '#/business/bulk/use-bulk-start.ts';
import { BulkFacts } from '#/business/decision/bulk/bulk-facts.tsx';
import { useSumLabels } from '#/business/decision/bulk/use-sum-labels.tsx';
import type { BulkSelected } from '#/business/list/table/data-table.tsx';
import { Button } from '#/core/ui/button.tsx';
import { AlertDialog } from '#/ui/overlay/alert-dialog.tsx';
import { useKindLabels } from '../kind-labels.ts';
import type { OrderKind } from '../order-kinds.ts';

type ProposedSale = { order: Schemas.Trade; proposal: Schemas.WaitingProposal };

export function proposedSales(orders: readonly Schemas.Trade[]): readonly ProposedSale[] {
  return orders.flatMap((order) => {
    const proposal = order.decision.second_person?.waiting;
    const canSell = actionsIn(orderStates[order.kind], order.status).includes('sell');
    return canSell && proposal != null && !proposal.mine ? [{ order, proposal }] : [];
  });
}

/** Null if it says nothing of it. */
export const proposedProfit = ({ proposal }: ProposedSale): string | null =>
  proposal.changes.find(({ field }) => field === 'profit')?.after ?? null;

function useConfirmSales() {
  const start = useBulkStart();
  return (sales: readonly ProposedSale[]) =>
    start(
      {
        ...{ operation: 'auditProposal', body: { result: 'approved' } },
        items: sales.map(({ proposal: { id, version } }) => ({ id, version })),
      },
      sales.map(({ order }) => order),
    );
}

const namedMax = 50;

export function ConfirmSales({
  kind,
  rows,
  clear,
}: BulkSelected<Schemas.Trade> & { kind: OrderKind }) {
  const { t } = useKindLabels('order-bulk', kind);
  const confirm = useConfirmSales();
  // As they were when the question came up: what has changed since is refused.
  const [chosen, setChosen] = useState<readonly ProposedSale[] | null>(null);
  const sales = proposedSales(rows);
  if (sales.length === 0 && chosen === null) return null;
  return (
    <>
      <Button onClick={() => setChosen(sales)}>
        <CircleCheckBig aria-hidden="true" />
        {t('confirmSale.button', { count: sales.length })}
      </Button>
      {chosen && (
        <Question
          kind={kind}
          sales={chosen}
          onConfirm={() => {
            confirm(chosen);
            setChosen(null);
            clear();
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

function Question({
  kind,
  sales,
  onConfirm,
  onClose,
}: {
  kind: OrderKind;
  sales: readonly ProposedSale[];
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useKindLabels('order-bulk', kind);
  const { sumLabels } = useSumLabels();
  const count = sales.length;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('confirmSale.title', { count })}
      description={
        <>
          <BulkFacts
            rows={sales.map(({ order }) => order)}
            sums={(orders) => [
              t('confirmSale.sums', {
                sums: sumLabels(
                  orders.flatMap(({ currency, proposed_payout: amount }) =>
                    amount === null ? [] : [{ currency, amount }],
                  ),
                ),
              }),
            ]}
          />
          <p>{t('confirmSale.effect')}</p>
        </>
      }
      confirm={t('confirmSale.confirm', { count })}
      onConfirm={onConfirm}
    >
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        tabIndex={0}
        aria-label={t('confirmSale.list')}
        className="max-h-48 overflow-y-auto rounded-md border border-line px-3 py-1.5"
      >
        {sales.slice(0, namedMax).map((sale) => (
          <li key={sale.order.id}>
            {t('confirmSale.line', {
              orderNo: sale.order.order_no,
              name: sale.order.client.full_name,
              profit: proposedProfit(sale) ?? '—',
              maker: sale.proposal.maker.name,
            })}
          </li>
        ))}
        {count > namedMax && (
          <li className="text-ink-muted">{t('confirmSale.more', { count: count - namedMax })}</li>
        )}
      </ul>
    </AlertDialog>
  );
}
