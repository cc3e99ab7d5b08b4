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

/** Every kind that is stored is one of the contract's: only those can be asked for. */
export function amendableOf(kind: string): Amendable {
  return kinds[kind as Schemas.AmendableKind];
}
