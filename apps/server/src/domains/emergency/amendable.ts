import type { Schemas } from '@brokerdesk/sdk';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import type { ScopedActor } from '../../platform/actor.ts';
import type { Change } from '../../platform/changes.ts';

/** Values by the name of their field, as the contract names it. */
export type Fields = Readonly<Record<string, string | null>>;

/** An order as those see it who amend it. */
export interface Order {
  id: string;
  version: number;
  orderNo: string;
  status: string;
  /** Of its money. */
  currency: string;
  client: Schemas.ClientRef;
  /** The account it is booked on. */
  accountId: string;
  /** What else there is to say of it. */
  facts: readonly Schemas.OrderFact[];
  /** Every field that can be amended in some state. */
  fields: Fields;
  /** Those of them that can be amended in the present one. */
  amendable: readonly string[];
}

/** Who applies an amendment, when, and why it was asked for. */
interface Applying {
  actorId: string;
  at: Date;
  reason: string;
}

/**
 * A kind of order that can be amended: how it is found, and what an amendment does to it. A new kind
 * is one of these in `amendable-kinds.ts`, and its name in the contract's `AmendableKind`.
 */
export interface Amendable {
  /** An order of a client in the person's scope; undefined where there is none. */
  find(
    reader: Reader,
    actor: ScopedActor,
    by: { id: string } | { orderNo: string },
  ): Promise<Order | undefined>;
  /** Locks the order until the transaction ends. Read it after that. */
  lock(tx: Transaction, id: string): Promise<void>;
  /**
   * The values as they are stored: trimmed, in the currency's digits. Throws VALIDATION, with fields
   * named `after.<name>`, where the order could not have them.
   */
  check(reader: Reader, order: Order, after: Fields): Promise<Fields>;
  /**
   * Writes checked values into the locked order and raises its version, with the money that they
   * move; answers what has changed.
   */
  apply(tx: Transaction, order: Order, after: Fields, by: Applying): Promise<readonly Change[]>;
}
