export { depositKey } from '#/kit/funds/fund-keys.ts';
