import type { Role } from '@brokerdesk/policy';
import { ipRule } from '../../kernel/db/schema.ts';
import { matcherOf } from './cidr.ts';

export type IpRuleRow = typeof ipRule.$inferSelect;

export type RuleTerms = Pick<
  IpRuleRow,
  'id' | 'cidr' | 'kind' | 'scope' | 'role' | 'userId' | 'expiresAt' | 'lastHitAt'
>;

export interface IpRule extends RuleTerms {
  has(address: string): boolean;
}

/** Null before anyone is known. A service account comes from its own networks alone. */
export type Caller = {
  id: string;
  role: Role;
  service?: { networks: readonly string[] } | null;
} | null;

const scopes = ['all', 'role', 'user'] as const;
type Scope = (typeof scopes)[number];

export interface Verdict {
  letIn: boolean;
  by: IpRule[];
  missingScope: Scope | null;
}

export const ruleColumns = {
  id: ipRule.id,
  cidr: ipRule.cidr,
  kind: ipRule.kind,
  scope: ipRule.scope,
  role: ipRule.role,
  userId: ipRule.userId,
  expiresAt: ipRule.expiresAt,
  lastHitAt: ipRule.lastHitAt,
};

export function readyRule(terms: RuleTerms): IpRule {
  return { ...terms, has: matcherOf(terms.cidr) };
}

/**
 * A deny rule that has the address wins over every allow rule. A scope with allow rules must have the address in one of
 * them.
 */
export function judge(
  rules: readonly IpRule[],
  address: string,
  caller: Caller,
  at: Date,
): Verdict {
  const own = caller?.service?.networks;
  if (own !== undefined && !own.some((network) => matcherOf(network)(address))) {
    return { letIn: false, by: [], missingScope: 'user' };
  }
  const live = rules.filter((rule) => isLive(rule, at) && concerns(rule, caller));
  const denying = live.filter((rule) => rule.kind === 'deny' && rule.has(address));
  if (denying.length > 0) return { letIn: false, by: denying, missingScope: null };
  const allowing: IpRule[] = [];
  for (const scope of scopes) {
    const ofScope = live.filter((rule) => rule.kind === 'allow' && rule.scope === scope);
    const having = ofScope.filter((rule) => rule.has(address));
    if (ofScope.length > 0 && having.length === 0) {
      return { letIn: false, by: [], missingScope: scope };
    }
    allowing.push(...having);
  }
  return { letIn: true, by: allowing, missingScope: null };
}

export function locksOut(
  change: { before: readonly IpRule[]; after: readonly IpRule[] },
  address: string,
  caller: Caller,
  now: Date,
): boolean {
  const letsIn = (rules: readonly IpRule[], at: Date) => judge(rules, address, caller, at).letIn;
  const expiries = [...change.before, ...change.after].flatMap(({ expiresAt }) =>
    expiresAt !== null && expiresAt > now ? [expiresAt] : [],
  );
  return [now, ...expiries].some((at) => letsIn(change.before, at) && !letsIn(change.after, at));
}

function isLive({ expiresAt }: IpRule, at: Date): boolean {
  return expiresAt === null || expiresAt > at;
}

function concerns({ scope, role, userId }: IpRule, caller: Caller): boolean {
  if (scope === 'all') return true;
  if (caller === null) return false;
  return scope === 'role' ? !caller.service && role === caller.role : userId === caller.id;
}
