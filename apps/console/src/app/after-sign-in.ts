/** What every session needs and the login page does not: one file, so that it is one round trip. */
export { pageFile, pageWords } from './pages/page-files.ts';
export { createAccess } from './session/access.ts';
export { keepTokensFresh } from './session/keep-tokens-fresh.ts';
export { createPermissionCache } from './session/permission-cache.ts';
export { tapLog } from './tap-log/tap-log.ts';
