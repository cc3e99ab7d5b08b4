export const loginPath = '/login';
export const errorPath = '/error';

/** Where people begin. */
export const defaultPath = '/dashboard';

/** The path as the console writes it: people and old systems pass on others, with a slash at the end or in capitals. */
export const canonicalPath = (path: string): string =>
  path.replace(/\/+$/, '').toLowerCase() || '/';
