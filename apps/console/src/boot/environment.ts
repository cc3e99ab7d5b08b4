/** The tenants that the product knows, by code. */
export const tenants = ['pl', 'es', 'tr', 'kun', 'sun3'] as const;
export type Tenant = (typeof tenants)[number];

/** Which back end this browser talks to, and as whose console. */
export type Environment = {
  tenant: Tenant;
  /** Without a slash at the end: paths of calls begin with one. */
  baseUrl: string;
};

export const environmentKey = 'brokerdesk.env';
/** Names the profile in an address; it is kept until another one is named. */
export const environmentParameter = 'env';
const defaultTenant: Tenant = 'es';

function known(code: string | null): Tenant | null {
  return tenants.find((tenant) => tenant === code) ?? null;
}

/**
 * The profile named by `?env=`, else the one named last time, else `es`. A code that nobody knows
 * counts as not given. The console is served by the server that it calls, for every tenant.
 */
export function resolveEnvironment(
  search: string,
  stored: string | null,
  origin: string,
): Environment {
  const fromUrl = known(new URLSearchParams(search).get(environmentParameter));
  return { tenant: fromUrl ?? known(stored) ?? defaultTenant, baseUrl: origin };
}
