import type { Schemas } from '@brokerdesk/sdk';

const pages: Readonly<Record<string, string>> = {
  allocation: '/trx/allocation',
  deposit: '/funds/deposit',
  withdrawal: '/funds/withdrawal',
  kyc: '/kyc',
  staff_user: '/users',
  currency_pair: '/config/currency_pair',
  ip_rule: '/config/ip_access',
  rate: '/config/exchange_config',
  setting: '/config/trade_config',
  document: '/config/settings/app',
};

/** The page of the record that a proposal is about; each kind of order and of credit has a page of its own. */
export function pageOf({ type, trade_kind: order, credit_kind: credit }: Schemas.ProposalSubject) {
  if (order !== undefined) return `/trx/${order}`;
  if (credit !== undefined) return credit === 'loan' ? '/funds/loan' : '/funds/compensation';
  return pages[type];
}
