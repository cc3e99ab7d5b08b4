/**
 * Whether a file of the console could not be loaded: the network is down, or a new version has
 * replaced it. Browsers have no name for it, only these sentences; the last one is Vite's.
 */
export function isChunkError(error: unknown): error is Error {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(
      error.message,
    )
  );
}

/**
 * The same error in other words than the browser's: by those the router would reload the page
 * itself, without asking whether there is anything to load. `PageError` does.
 */
export function otherLabels(error: unknown): never {
  throw isChunkError(error)
    ? new Error(`A file is missing: ${error.message}`, { cause: error })
    : error;
}
