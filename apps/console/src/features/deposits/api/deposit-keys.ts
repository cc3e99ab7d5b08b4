export { depositKey } from '#/kit/ledger/fund-keys.ts';
