/** What every session needs and the login page does not: one file, so that it is one round trip. */

export { tapLog } from '#/frame/dev-log/tap-log.ts';
export { pageWords } from '#/frame/pages/page-files.ts';
export { pageEntries } from '#/frame/pages/page-registry.ts';
export { preloadPage } from '#/frame/prefetch/preload-page.ts';
export { createAccess } from '#/frame/session/access.ts';
export { keepTokensFresh } from '#/frame/session/keep-tokens-fresh.ts';
export { createPermissionCache } from '#/frame/session/permission-cache.ts';
