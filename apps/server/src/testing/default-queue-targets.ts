/** In minutes. */
export const defaultQueueTargets = {
  kyc: 1440,
  deposit: 120,
  withdrawal: 240,
  loan: 1440,
  compensation: 1440,
  bonus: 1440,
  order: 240,
  exception: 1440,
  approval: 480,
  payment_due: 4320,
  awaiting_settlement: 480,
  matured: 1440,
};
