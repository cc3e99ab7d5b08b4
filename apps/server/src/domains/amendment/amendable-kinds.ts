import type { Schemas } from '@brokerdesk/sdk';
import type { Amendable } from './amendable.ts';
import { amendableDeposit } from './amendable-deposit.ts';
import { amendableTrade } from './amendable-trade.ts';
import { amendableWithdrawal } from './amendable-withdrawal.ts';

const kinds: Readonly<Record<Schemas.AmendableKind, Amendable>> = {
  deposit: amendableDeposit,
  withdrawal: amendableWithdrawal,
  trade: amendableTrade,
};

/** The kind that an order number names by its first letter. */
export function kindOfNumber(orderNo: string): Schemas.AmendableKind | undefined {
  const letters: Readonly<Record<string, Schemas.AmendableKind>> = {
    D: 'deposit',
    W: 'withdrawal',
    T: 'trade',
  };
  return letters[orderNo.charAt(0)];
}

/** Every kind that is stored is one of the contract's: only those can be asked for. */
export function amendableOf(kind: string): Amendable {
  return kinds[kind as Schemas.AmendableKind];
}
