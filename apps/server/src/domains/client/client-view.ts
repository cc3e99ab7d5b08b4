import type { Schemas } from '@brokerdesk/sdk';
import { maskEmail, maskPhone } from '../../platform/mask.ts';
import { agentNames, type ClientRow, clientRiskLevel } from '../client-access/client-ref.ts';

/** Mobile and e-mail never leave the server whole. */
export function clientView(
  { client: row, ...names }: ClientRow,
  accounts: Schemas.Account[],
): Schemas.Client {
  return {
    id: row.id,
    version: row.version,
    username: row.username,
    full_name: row.fullName,
    mobile: maskPhone(row.mobile),
    email: maskEmail(row.email),
    avatar: row.avatar,
    fake: row.fake,
    active: row.active,
    locked: row.locked,
    score: row.score,
    vip_level: row.vipLevel,
    agent_id: row.agentId,
    ...agentNames(names),
    mfa: row.mfa,
    kyc_status: row.kycStatus,
    risk_level: clientRiskLevel(row),
    language: row.language,
    online: row.online,
    last_seen_at: row.lastSeenAt?.toISOString() ?? null,
    create_datetime: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    remark: row.remark,
    tags: row.tags,
    accounts,
  };
}
