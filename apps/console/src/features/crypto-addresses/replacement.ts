import { type AddressAction, actionsIn, addressStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';

type Address = Schemas.CryptoAddress;

export type Replacement = {
  step: 'create' | 'confirm' | 'disable';
  pending: readonly Address[];
  enabled: readonly Address[];
};

/** Clients have one at every moment, so the old one goes last. */
export function replacementOf(address: Address, all: readonly Address[]): Replacement {
  const others = all.filter(
    ({ id, coin, network }) =>
      id !== address.id && coin === address.coin && network === address.network,
  );
  const whatCan = (action: AddressAction) =>
    others.filter(({ status }) => actionsIn(addressStates, status).includes(action));
  const pending = whatCan('approve');
  const enabled = whatCan('disable');
  const step = enabled.length > 0 ? 'disable' : pending.length > 0 ? 'confirm' : 'create';
  return { step, pending, enabled };
}
