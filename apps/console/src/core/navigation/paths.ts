export const loginPath = '/login';
export const errorPath = '/error';

export const defaultPath = '/dashboard';

/** People and old systems pass on paths with a slash at the end or in capitals. */
export const canonicalPath = (path: string): string =>
  path.replace(/\/+$/, '').toLowerCase() || '/';
