export { pageLabels } from '#/app/pages/page-registry.ts';
export { preloadPage } from '#/app/prefetch/preload-pages.ts';
export { createSessionAccess } from '#/app/session/session-access.ts';
