/** What every session needs and the login page does not: one file, so that it is one round trip. */

export { pageLabels } from '#/frame/pages/page-files.ts';
export { preloadPage } from '#/frame/prefetch/preload-page.ts';
export { createSessionAccess } from '#/frame/session/session-access.ts';
