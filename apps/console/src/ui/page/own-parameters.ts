type Search = Readonly<Record<string, unknown>>;

/** The address without some of its parameters. */
export function without(search: Search, goes: (key: string) => boolean): Record<string, unknown> {
  return Object.fromEntries(Object.entries(search).filter(([key]) => !goes(key)));
}

/**
 * Parameters of what lies over a page. They begin with a prefix, because the list below has parameters of
 * the same names, such as `currency` and `page`.
 */
export function ownParameters(prefix: string) {
  const isOwn = (key: string) => key.startsWith(prefix);
  return {
    isOwn,
    /** Those of the address, by their names without the prefix. */
    read: (search: Search): Record<string, unknown> =>
      Object.fromEntries(
        Object.entries(search)
          .filter(([key]) => isOwn(key))
          .map(([key, value]) => [key.slice(prefix.length), value]),
      ),
    write: (parameters: Search): Record<string, unknown> =>
      Object.fromEntries(
        Object.entries(parameters).map(([key, value]) => [`${prefix}${key}`, value]),
      ),
  };
}
