import type { Schemas } from '@brokerdesk/sdk';

export const defaultRiskLevels: Schemas.RiskLevels = {
  deposit: {
    same_reference: 'stop',
    same_txid: 'stop',
    same_proof: 'stop',
    payer_differs: 'look',
    unusual_amount: 'look',
    client_unverified: 'look',
    recorded_without_proof: 'look',
    client_high_risk: 'look',
  },
  withdrawal: {
    holder_differs: 'stop',
    shared_destination: 'stop',
    client_unverified: 'look',
    new_destination: 'look',
    password_changed: 'look',
    sessions_ended: 'look',
    new_device: 'look',
    failed_sign_ins: 'look',
    not_traded: 'look',
    shared_ip: 'look',
    client_high_risk: 'look',
  },
  kyc: {
    same_id_no: 'stop',
    same_document: 'stop',
    under_age: 'stop',
    document_expired: 'stop',
    document_expiring: 'look',
  },
  order: { client_unverified: 'look' },
};
