import type { Schemas } from '@brokerdesk/sdk';
import type { TFunction } from 'i18next';

type Named = Pick<Schemas.BulkRun, 'operation' | 'body' | 'kind'>;

function actOf({ operation, body }: Named) {
  switch (operation) {
    case 'payTrade':
      return 'pay';
    case 'settleTrade':
      return body['to'] === 'sold' ? 'sell' : body['to'] === 'unsettled' ? 'clear' : 'complete';
    case 'redeemFundOrder':
      return 'redeem';
    case 'auditProposal':
      return 'confirmSale';
    case 'markPayoutSent':
      return 'markSent';
    case 'changeAgent':
      return 'transfer';
    case 'setClientStatus':
      if (body['status'] === 'locked') return 'lock';
      return body['status'] === 'unlocked' ? 'unlock' : 'status';
    case 'changeClientTags':
      return 'tags';
    case 'changeProductStatus':
      return body['status'] === 'closed' ? 'closeProducts' : 'productStatus';
    case 'updateProduct':
      return 'productTerms';
    default:
      return body['result'] === 'rejected' ? 'reject' : 'approve';
  }
}

export const titleOf = (t: TFunction<'bulk'>, run: Named): string =>
  t(`title.${actOf(run)}`, run.kind === 'fund' ? { context: 'fund' } : {});

export const countsOf = ({ counts }: Schemas.BulkRun) => {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { ...counts, all, settled: all - counts.waiting };
};

const units: Partial<Record<Schemas.BulkOperation, 'client' | 'product'>> = {
  ...{ changeAgent: 'client', setClientStatus: 'client', changeClientTags: 'client' },
  ...{ updateProduct: 'product', changeProductStatus: 'product' },
};

export const manyOf = (
  t: TFunction<'bulk'>,
  { operation }: Pick<Schemas.BulkRun, 'operation'>,
  count: number,
): string => t(`of.${units[operation] ?? 'record'}`, { count });

export function countLabels(t: TFunction<'bulk'>, run: Schemas.BulkRun): string {
  const { counts } = run;
  const label = (state: keyof Schemas.BulkCounts) =>
    t(`counts.${state}`, { many: manyOf(t, run, counts[state]) });
  const shown = (['done', 'proposed', 'refused', 'skipped', 'waiting'] as const).filter(
    (state) => counts[state] > 0 || (state === 'done' && counts.proposed === 0),
  );
  return shown.map(label).join(t('and'));
}

export function topicsOf({ operation }: Pick<Schemas.BulkRun, 'operation'>): Schemas.EventTopic[] {
  const topics: Record<Schemas.BulkOperation, Schemas.EventTopic[]> = {
    auditDeposit: ['deposit', 'account', 'proposal'],
    auditWithdrawal: ['withdrawal', 'account', 'proposal'],
    auditOverdrawn: ['loan', 'compensation', 'account', 'proposal'],
    auditTrade: ['trade', 'account', 'client', 'proposal'],
    payTrade: ['trade', 'account', 'client'],
    settleTrade: ['trade', 'account', 'client', 'proposal'],
    redeemFundOrder: ['trade', 'client'],
    auditProposal: ['trade', 'account', 'proposal'],
    markPayoutSent: ['withdrawal', 'proposal'],
    changeAgent: ['client', 'staff'],
    setClientStatus: ['client'],
    changeClientTags: ['client'],
    updateProduct: ['product', 'proposal'],
    changeProductStatus: ['product'],
  };
  return topics[operation];
}
