import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { type Column, columnsOf, yesNo } from '../../http/lists/column.ts';

function stateOf(client: Schemas.Client): 'enabled' | 'disabled' | 'locked' {
  if (client.locked) return 'locked';
  return client.active ? 'enabled' : 'disabled';
}

const column = columnsOf('client');

export const clientColumns: readonly Column<Schemas.Client>[] = [
  column('username', (c) => c.username),
  column('full_name', (c) => c.full_name),
  column('robot', (c, language) => yesNo(c.fake, language), { id: 'full_name' }),
  column('mobile', (c) => c.mobile),
  column('email', (c) => c.email),
  column('agent', (c) => c.agent_name),
  column('superman', (c) => c.superman),
  column('state', (c, language) => codeLabel('client-profile', 'status', stateOf(c), language)),
  column('kyc', (c, language) => codeLabel('client-profile', 'kyc', c.kyc_status, language)),
  column('risk_level', (c, language) => codeLabel('record', 'client_risk', c.risk_level, language)),
  column('language', (c, language) => codeLabel('service', 'language', c.language, language)),
  column('vip', (c) => c.vip_level, { id: 'vip_level' }),
  column('score', (c) => c.score),
  column('balances', (c) => c.accounts.map((a) => `${a.balance} ${a.currency}`).join('; ')),
  column('mfa', (c, language) => yesNo(c.mfa, language)),
  column('online', (c, language) => yesNo(c.online, language)),
  column('created', (c) => c.create_datetime, { id: 'create_datetime', type: 'time' }),
  column('last_seen', (c) => c.last_seen_at, { id: 'last_seen_at', type: 'time' }),
  column('remark', (c) => c.remark),
  column('tags', (c) => c.tags.join('; ')),
];
