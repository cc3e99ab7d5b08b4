export { pageLabels } from '#/app/pages/page-files.ts';
export { preloadPage } from '#/app/prefetch/preload-page.ts';
export { createSessionAccess } from '#/app/session/session-access.ts';
