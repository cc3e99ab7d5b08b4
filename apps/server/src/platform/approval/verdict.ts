import type { Resource } from '@brokerdesk/policy';
import type { Decimal } from '../../kernel/money/decimal.ts';
import type { OperationKey } from '../operation-key.ts';
import {
  type AmountLimits,
  type Exceeded,
  exceededBound,
  type Limit,
  limitRules,
  type Sums,
} from './limits.ts';

/** What somebody wants to do, as the rule sees it. */
export interface Act {
  limit: Limit;
  /** The contract's operation: one proposal of it about the same subject waits at a time. */
  operation: OperationKey;
  subject: {
    /** The kind of record: `deposit`. */
    type: string;
    /** Null where it is to be made. */
    id: string | null;
    /** Its number or name. */
    name: string;
    /** As it was read: a change of the record closes proposals about an earlier version. */
    version?: number;
  };
  /** The member of staff who made what is decided; null where a client did, or nothing was made. */
  makerId: string | null;
  clientId: string | null;
  /** The salesman or team leader of the client: people who do not see all clients approve for theirs alone. */
  agentId?: string | null;
  /** People besides the maker who may not be the second, such as those who entered a part of it. */
  barredIds?: readonly string[];
  /** The values of the operation's path that decide on the right to it, such as the kind of an order. */
  path?: Readonly<Record<string, string>>;
  /** Whose team leader may see it, where it is about a member of staff. */
  leaderId?: string | null;
  /** In the base currency; null where there is no amount, or no rate to it. */
  baseAmount: Decimal | null;
  /** At `stop` it takes two people, whatever it comes to. */
  risk?: 'stop' | null;
  /** Whether the money has left the firm: it takes two people, whatever the amount. */
  sent?: boolean;
  /** What the second person has to be allowed to approve. */
  chain: readonly Resource[];
  /** Whether asking for the same again is the second signature; else the proposal itself is confirmed. */
  secondAsks: boolean;
}

/** What the rule knows of the person and of what was signed before. */
export interface Standing {
  personId: string;
  limits: AmountLimits;
  sums: Sums;
  /** Who made a proposal of the same that waits; null where none does. */
  proposerId: string | null;
  /** Credited, settled or rolled back something for the client alone within 30 days, or a tied account did. */
  creditedClient: boolean;
  /** Held the client's access within 30 days, or a tied account did: created it, reset it, changed its contact. */
  heldClientAccess: boolean;
  /** Whether one person may control both accounts. */
  areTied(one: string, other: string): boolean;
}

/**
 * `alone`: one signature does. `second`: the person's is the second. `first`: it is the first, and waits for
 * another. `own` and `tied`: somebody else has to be the second.
 */
export type Verdict =
  | { is: 'alone' }
  | { is: 'second' | 'first' | 'own' | 'tied'; exceeded: Exceeded };

/** The rule of two people. Its only implementation: refusals and screens both use it. */
export function judge(act: Act, standing: Standing): Verdict {
  const { personId, proposerId } = standing;
  const exceeded = exceededBy(act, standing);
  if (exceeded === undefined) return { is: 'alone' };
  const barred = act.barredIds ?? [];
  if (barred.includes(personId)) return { is: 'own', exceeded };
  if (barred.some((id) => standing.areTied(id, personId))) return { is: 'tied', exceeded };
  const clientSigns = limitRules[act.limit].clientIsFirst === true && act.makerId === null;
  // What comes from the client's account may come from whoever held its access.
  const makerId = clientSigns && standing.heldClientAccess ? personId : act.makerId;
  const signers = [makerId, proposerId].filter((id) => id !== null);
  if (signers.some((id) => id !== personId && !standing.areTied(id, personId))) {
    return { is: 'second', exceeded };
  }
  if (signers.includes(personId)) return { is: 'own', exceeded };
  if (signers.length > 0) return { is: 'tied', exceeded };
  return clientSigns && act.risk !== 'stop' ? { is: 'alone' } : { is: 'first', exceeded };
}

/**
 * What takes it beyond one person: a bound, a risk at `stop`, or a payout to a client whom the person credited alone or
 * could act for.
 */
function exceededBy(act: Act, standing: Standing): Exceeded | undefined {
  const used = act.baseAmount;
  if (act.risk === 'stop') return { bound: 'risk', max: '0', used };
  if (act.sent) return { bound: 'sent', max: '0', used };
  const handles = standing.creditedClient || standing.heldClientAccess;
  if (act.limit === 'withdrawal' && handles) return { bound: 'own_credit', max: '0', used };
  return exceededBound(act.limit, used, standing.limits, standing.sums);
}

/** Whether the sums have to count it: nobody independent has signed besides this person. */
export function isSignedAlone({ is }: Verdict, act: Act, { personId, areTied }: Standing): boolean {
  if (is !== 'alone') return false;
  return act.makerId === null || act.makerId === personId || areTied(act.makerId, personId);
}
