/** What every session needs and the login page does not: one file, so that it is one round trip. */

export { pageFile, pageWords } from '#/frame/pages/page-files.ts';
export { createSessionAccess } from '#/frame/session/session-access.ts';
