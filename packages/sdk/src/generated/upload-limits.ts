// Generated from openapi/ by `pnpm generate`: edit the contract, not this file.
export const uploadLimits = {
  purposes: [
    'deposit_proof',
    'kyc_document',
    'amendment_evidence',
    'trade_evidence',
    'payout_receipt',
    'app_logo',
  ],
  contentTypes: ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'],
  sizeMin: 1,
  sizeMax: 10485760,
} as const;
