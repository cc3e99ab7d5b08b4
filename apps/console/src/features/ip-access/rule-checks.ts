import type { Schemas } from '@brokerdesk/sdk';
import { contains, overlaps, readNetwork } from '#/kit/form/network.ts';

/** Whom a rule that is typed concerns, and what it does to them. */
export type TypedRule = Pick<Schemas.IpRuleCreate, 'cidr' | 'kind' | 'scope'> & {
  role: Schemas.Role | null;
  userId: string | null;
};

type Person = { id: string; role: Schemas.Role };

/** The rules in force whose networks have addresses in common with it, other than itself. */
export function overlapping(
  rules: readonly Schemas.IpRule[],
  cidr: string,
  ownId: string | null,
): Schemas.IpRule[] {
  const typed = readNetwork(cidr);
  if (typed === null) return [];
  return rules.filter(({ id, status, cidr: other }) => {
    const network = readNetwork(other);
    return id !== ownId && status === 'active' && network !== null && overlaps(typed, network);
  });
}

/**
 * Whether a rule would keep its author out, as far as the rules that are known tell: it denies the own address, or
 * it is the first of its scope to allow, and allows others only. The server decides.
 */
export function keepsOut(
  typed: TypedRule,
  rules: readonly Schemas.IpRule[],
  { address, person, ownId }: { address: string; person: Person; ownId: string | null },
): boolean {
  const network = readNetwork(typed.cidr);
  const own = readNetwork(address);
  if (network === null || own === null || !concerns(typed, person)) return false;
  const hasOwn = contains(network, own);
  if (typed.kind === 'deny') return hasOwn;
  return !hasOwn && !rules.some((rule) => allowsOwn(rule) && rule.id !== ownId);

  function allowsOwn(rule: Schemas.IpRule): boolean {
    const allowed = readNetwork(rule.cidr);
    const whom = { scope: rule.scope, role: rule.role, userId: rule.user?.id ?? null };
    return (
      rule.kind === 'allow' &&
      rule.status === 'active' &&
      rule.scope === typed.scope &&
      concerns(whom, person) &&
      allowed !== null &&
      own !== null &&
      contains(allowed, own)
    );
  }
}

function concerns(
  { scope, role, userId }: Pick<TypedRule, 'scope' | 'role' | 'userId'>,
  person: Person,
): boolean {
  if (scope === 'all') return true;
  return scope === 'role' ? role === person.role : userId === person.id;
}
