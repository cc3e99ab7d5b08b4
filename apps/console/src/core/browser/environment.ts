/** The tenants that the product knows, by code; `demo` hides no menu entry. */
export const tenants = ['pl', 'es', 'tr', 'kun', 'sun3', 'demo'] as const;
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
 * The profile named by `?env=`, else the one named last time, else `es`; an unknown code counts as not given.
 * It calls the server that the console came from, unless `baseUrls` (`pl=https://pl.example`) names another.
 */
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

/** The base URLs of the profiles, as the server writes them into the page. */
export const pageBaseUrls = () => document.documentElement.dataset['baseUrls'];

/** Tokens go to the server that issued them, and to no other profile's. */
export const sessionKeyOf = (baseUrl: string, origin: string) =>
  `brokerdesk.session${baseUrl === origin ? '' : ` ${baseUrl}`}`;
