/** `demo` hides no menu entry. */
export const tenants = ['pl', 'es', 'tr', 'kun', 'sun3', 'demo'] as const;
export type Tenant = (typeof tenants)[number];

export type Environment = {
  tenant: Tenant;
  /** Without a slash at the end: paths of calls begin with one. */
  baseUrl: string;
};

export const environmentKey = 'brokerdesk.env';
export const environmentParameter = 'env';
const defaultTenant: Tenant = 'es';

function known(code: string | null): Tenant | null {
  return tenants.find((tenant) => tenant === code) ?? null;
}

/** An unknown code counts as not given. `baseUrls` is written as `pl=https://pl.example`. */
export function resolveEnvironment(
  search: string,
  stored: string | null,
  origin: string,
  baseUrls = '',
): Environment {
  const fromUrl = known(new URLSearchParams(search).get(environmentParameter));
  const tenant = fromUrl ?? known(stored) ?? defaultTenant;
  return { tenant, baseUrl: new URLSearchParams(baseUrls).get(tenant) ?? origin };
}

export const pageBaseUrls = () => document.documentElement.dataset['baseUrls'];

/** Tokens go to the server that issued them, and to no other profile's. */
export const sessionKeyOf = (baseUrl: string, origin: string) =>
  `brokerdesk.session${baseUrl === origin ? '' : ` ${baseUrl}`}`;
