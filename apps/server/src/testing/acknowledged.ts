import type { Schemas } from '@brokerdesk/sdk';

/** Every reason that is usually at `look`: for tests of something other than the risk. */
export const acknowledged = {
  acknowledged_reasons: [
    'payer_differs',
    'unusual_amount',
    'recorded_without_proof',
    'holder_differs',
    'client_unverified',
    'client_high_risk',
    'new_destination',
    'password_changed',
    'sessions_ended',
    'new_device',
    'failed_sign_ins',
    'not_traded',
    'shared_ip',
    'shared_destination',
    'document_expired',
    'document_expiring',
    'under_age',
  ],
} satisfies { acknowledged_reasons: Schemas.RiskReasonCode[] };
