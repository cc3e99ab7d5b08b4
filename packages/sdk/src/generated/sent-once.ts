// Generated from openapi/ by `pnpm generate`: edit the contract, not this file.
export const sentOnce: readonly string[] = ['/client/admin/v1/code/{id}'];
