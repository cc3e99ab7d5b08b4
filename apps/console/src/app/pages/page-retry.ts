import { createStore } from '#/core/browser/store.ts';

/**
 * How often a failed page has been tried again. What the pages share forgets then what no one shows: the answer that
 * a page has failed on would fail it again.
 */
export const pageRetry = createStore(0);

export const countPageRetry = (): void => pageRetry.write(pageRetry.read() + 1);
