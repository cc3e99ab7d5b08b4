/** Labels of the login page in one file: each further file is a round trip. */
export { default as auth } from '#/core/login/locales/en-US/auth.json';
export { default as shell } from './shell.json';
