/** The words until somebody has signed in, as one file: each one more is a round trip more. */
export { default as auth } from '#/core/login/locales/zh-CN/auth.json';
export { default as shell } from './shell.json';
