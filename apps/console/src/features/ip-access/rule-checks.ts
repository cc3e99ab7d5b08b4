import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { contains, overlaps, readNetwork } from '#/ui/form/field/network.ts';
import { list } from './ip-rule-list.ts';

export type TypedRule = Pick<Schemas.IpRuleCreate, 'cidr' | 'kind' | 'scope'> & {
  role: Schemas.Role | null;
  userId: string | null;
};

type Person = { id: string; role: Schemas.Role };

function overlapping(
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

type Outcome = 'wins' | 'loses' | 'bothDeny' | 'eitherAllows' | 'bothNeeded';

type Whom = Pick<TypedRule, 'kind' | 'scope' | 'role' | 'userId'>;

/** Null if no one is concerned by both. */
export function outcome(one: Whom, other: Whom): Outcome | null {
  if (one.scope === other.scope && (one.role !== other.role || one.userId !== other.userId)) {
    return null;
  }
  if (one.kind !== other.kind) return one.kind === 'deny' ? 'wins' : 'loses';
  if (one.kind === 'deny') return 'bothDeny';
  // Each scope that has allow rules wants one of them to have the address.
  return one.scope === other.scope ? 'eitherAllows' : 'bothNeeded';
}

export const whomOf = ({ kind, scope, role, user }: Schemas.IpRule): Whom => ({
  ...{ kind, scope, role, userId: user?.id ?? null },
});

export function overlapsOf(
  rules: readonly Schemas.IpRule[],
  { cidr, id, ...whom }: { cidr: string; id: string | null } & Whom,
): { rule: Schemas.IpRule; outcome: Outcome }[] {
  return overlapping(rules, cidr, id).flatMap((rule) => {
    const found = outcome(whom, whomOf(rule));
    return found === null ? [] : [{ rule, outcome: found }];
  });
}

/**
 * True if it denies the own address, or is the first of its scope to allow and allows others only. Only the known rules
 * count: the server decides.
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

/** As many as one page holds: a firm has a few dozen. */
const rulesMax = 200;

export const rulesInForceQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: [...list.key, 'in force'],
    queryFn: async ({ signal }) => {
      const params = { query: { status: 'active' as const, size: rulesMax } };
      return unwrap(await sdk.GET('/config/admin/v1/ip_access', { params, signal })).list;
    },
  });
