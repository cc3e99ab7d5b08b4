/** What every session needs and the login page does not: one file, so that it is one round trip. */

export { pageLabels } from '#/app/pages/page-files.ts';
export { preloadPage } from '#/app/prefetch/preload-page.ts';
export { createSessionAccess } from '#/app/session/session-access.ts';
