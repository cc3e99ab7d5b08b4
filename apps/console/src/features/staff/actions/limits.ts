import type { Schemas } from '@brokerdesk/sdk';

export type StaffLimits = {
  /** The account of a user above, of oneself, or of the last administrator. */
  because: 'above' | 'own' | 'last' | null;
  edit: boolean;
  role: boolean;
  status: boolean;
  invite: boolean;
  mfa: boolean;
  code: boolean;
  sessions: boolean;
  delete: boolean;
};

export type StaffActionProps = {
  detail: Schemas.StaffDetail;
  limits: StaffLimits;
  onDeleted: () => void;
  onClose: () => void;
};

/** The server refuses the same. */
export function limitsOf(
  {
    record,
    referred_to: referredTo,
    last_administrator: last,
  }: Pick<Schemas.StaffDetail, 'record' | 'referred_to' | 'last_administrator'>,
  ownId: string,
): StaffLimits {
  const above = !record.may_change;
  const own = record.id === ownId;
  const others = !above && !own;
  return {
    because: above ? 'above' : last ? 'last' : own ? 'own' : null,
    edit: !above,
    role: others && !last,
    status: others && !last,
    invite: others && record.active,
    mfa: others && record.mfa,
    code: !above,
    sessions: others,
    delete: others && !last && referredTo === null,
  };
}
