import { type Action, isAction } from './actions.ts';
import type { Grant } from './permission-payload.ts';
import { can, type Permissions } from './permissions.ts';
import { chainOf, isResource, type Resource } from './resources.ts';

export type ServiceScope = `${Resource}:${Action}`;

const list = ['read', 'export'] as const;
const product = ['read', 'export', 'create', 'update'] as const;

/*
 * Scopes not listed here are never given to a program: approving and settling, being a second person, staff,
 * permissions, IP rules, limits, amendments, receiving addresses, and any future resource.
 */
const offered: Partial<Record<Resource, readonly Action[]>> = {
  dashboard: ['read'],
  stat: ['read'],
  teamstat: ['read'],
  kyc: ['read', 'export', 'update'],
  client: ['read', 'export', 'create', 'update'],
  funds: list,
  deposit: list,
  withdrawal: list,
  loan: list,
  compensation: list,
  trades: product,
  fo: product,
  block: product,
  ipo: product,
  daily: product,
  ai: product,
  fund: product,
  quant: product,
  saving: product,
  trx: list,
  stock_trx: list,
  block_trx: list,
  ipo_trx: list,
  daily_trx: list,
  sub_trx: list,
  ai_trx: list,
  fund_trx: list,
  quant_trx: list,
  allocation: ['read'],
  message: list,
  service: ['read', 'export', 'create', 'update', 'delete'],
  cryptoAddress: list,
  dataException: ['read', 'export', 'create', 'update'],
  settings: ['read'],
  exchangeConfig: list,
  currencyPair: list,
};

export const serviceScopes: readonly ServiceScope[] = Object.freeze(
  // The keys of a literal of resources are resources.
  (Object.entries(offered) as [Resource, readonly Action[]][]).flatMap(([resource, actions]) =>
    actions.map((action): ServiceScope => `${resource}:${action}`),
  ),
);

const known: ReadonlySet<unknown> = new Set(serviceScopes);

export function isServiceScope(value: unknown): value is ServiceScope {
  return known.has(value);
}

/**
 * Checks that the user may delegate a scope: it must be delegable, and the user needs the right on the
 * resource or its parent.
 *
 * @example
 * mayGiveScope(permissions, 'deposit:read');
 */
export function mayGiveScope(permissions: Permissions, scope: string): scope is ServiceScope {
  if (!isServiceScope(scope)) return false;
  const [resource, action] = partsOf(scope);
  return can(permissions, action, chainOf(resource));
}

/** Grants nothing for a name that is no scope of a service account. */
export function grantsOfScopes(scopes: readonly string[]): readonly Grant[] {
  const actionsOf = new Map<Resource, Action[]>();
  for (const [resource, action] of scopes.filter(isServiceScope).map(partsOf)) {
    actionsOf.set(resource, [...(actionsOf.get(resource) ?? []), action]);
  }
  return [...actionsOf].map(([resource, actions]) => ({ resource, actions }));
}

function partsOf(scope: ServiceScope): readonly [Resource, Action] {
  const [resource, action] = scope.split(':');
  if (isResource(resource) && isAction(action)) return [resource, action];
  throw new Error(`${scope} is no scope.`);
}
