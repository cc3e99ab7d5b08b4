import type { Schemas, Sdk } from '@brokerdesk/sdk';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { bulkAnswer, MaybeRisky } from '#/business/risk.tsx';
import type { RecordKey } from '#/business/work/work-calls.ts';
import type { IntentKeys } from '#/ui/api/intent-keys.ts';
import type { Fact } from '#/ui/controls/facts.tsx';

/** A record that waits for a decision. */
export type Decidable = MaybeRisky & {
  id: string;
  version: number;
  /** How messages name it; whatever may take two people has one. */
  order_no?: string;
  status: string;
  /** A record about money. */
  amount?: string;
  currency?: string;
  client: Schemas.ClientRef;
  /** Null if the client asked for it. */
  maker: Schemas.Person | null;
  decision: Schemas.Decision;
  /** The user who has decided it, and when. */
  checker?: Schemas.Person | null;
  checked_at?: string | null;
  /** Since when the client was asked about it, and until when it waits for the answer. */
  asked?: Schemas.Asked | null | undefined;
  /** The claim of the record that opens next; null if the user may not decide that. */
  claimed_next?: Schemas.WorkClaim | null | undefined;
};

/** A record about an amount of money. */
export type DecidableAmount = Decidable & { order_no: string; amount: string; currency: string };

/** Why a record may be rejected: every code that has a label. */
export type ReasonCode =
  | 'proof_unreadable'
  | 'amount_differs'
  | 'payer_differs'
  | 'not_received'
  | 'destination_wrong'
  | 'holder_differs'
  | 'not_eligible'
  | 'amount_wrong'
  | 'client_asked'
  | 'client_request'
  | 'not_filled'
  | 'product_closed'
  | 'duplicate'
  | 'suspicious'
  | 'evidence_missing'
  | 'not_justified'
  | 'outdated'
  | 'entry_error'
  | 'wrong_address'
  | 'wrong_network'
  | 'not_ours'
  | 'other'
  | 'document_unreadable'
  | 'document_expired'
  | 'name_differs'
  | 'id_no_differs'
  | 'birth_date_differs'
  | 'address_unproven';

export type ReasonLabels = Partial<Record<ReasonCode, string>>;

type BulkAnswer = ReturnType<typeof bulkAnswer>;

/** The answer of an approver to the risk of a record. */
export type RiskAnswer = Pick<
  Schemas.AuditRequest,
  'bulk' | 'acknowledged_reasons' | 'override_reason'
>;

/**
 * One decision about one record, in the version that the user saw. `Input` is what its kind takes beside
 * an approval, such as how many pieces are allotted; without it the server's own rule holds.
 */
export type Decide<Code extends ReasonCode, Input extends object = never> =
  | {
      act: 'approve';
      id: string;
      body: { result: 'approved'; version: number } & RiskAnswer;
      input?: Input;
    }
  | {
      act: 'reject';
      id: string;
      body: {
        result: 'rejected';
        reason_code: Code;
        /** All of several, the first included. */
        reason_codes?: Code[];
        reason: string | null;
        version: number;
      } & BulkAnswer;
    }
  | { act: 'rollback'; id: string; body: { reason: string; version: number } };

export type Act = Decide<ReasonCode>['act'];

type AskedRecord = Schemas.QuestionTemplate['records'][number];

/** Asks the client about a record, or records the answer. */
export type Ask =
  | { act: 'ask'; id: string; body: Schemas.AskRequest }
  | { act: 'answer'; id: string; body: Schemas.AnswerRequest };

/** How one kind of record is decided. One object a kind, beside its calls. */
export type DecisionAdapter<
  Row extends Decidable,
  Code extends ReasonCode,
  Input extends object = never,
> = {
  /** Topics that a decision invalidates: the records, and the accounts if money moves. */
  topics: readonly Schemas.EventTopic[];
  /** Shared by all drawers of this browser tab: see `createIntentKeys`. */
  keys: IntentKeys;
  reasonCodes: readonly Code[];
  /** A record may be rejected for several reasons at once. */
  severalReasons?: boolean;
  /** The decision has a pane of its own, beside the evidence: approving is confirmed there instead of in a dialog. */
  inPane?: boolean;
  /** The ledger has lines of it before it is decided. */
  frozenWhenMade?: boolean;
  /** The client may be asked about it while it waits. */
  ask?: {
    /** As the templates name its kind. */
    record: AskedRecord;
    /** @throws SdkError as the server refuses it */
    write: (sdk: Sdk, intent: Ask, key: string) => Promise<Row>;
  };
  /** @throws SdkError as the server refuses it */
  write: (
    sdk: Sdk,
    intent: Decide<Code, Input>,
    key: string,
    /** The record that opens next, which the decision claims. */
    next: RecordKey | undefined,
  ) => Promise<Row>;
  /** Puts the decided record into what was fetched about it, and says under which key that is cached. */
  updateCache: (queryClient: QueryClient, sdk: Sdk, record: Row) => QueryKey;
};

export type DecisionLabels = {
  approve: {
    title: string;
    /** The figures and names that are read once more before it is done. */
    rows?: readonly Fact[];
    effect?: ReactNode;
    confirm: string;
  };
  reject: {
    title: string;
    effect: ReactNode;
    /** Labels of reasons that mean something else here than `decision:reasonCode.<code>`. */
    reasonLabels?: ReasonLabels;
  };
  /** Left out if nothing of this kind is ever rolled back. */
  rollback?: { title: string; effect: ReactNode };
};

export type DecisionStepProps<
  Row extends Decidable,
  Code extends ReasonCode,
  Input extends object = never,
> = {
  kind: DecisionAdapter<Row, Code, Input>;
  record: Row;
  labels: DecisionLabels;
  busy: boolean;
  error: Error | null;
  /**
   * Says that another user has decided it since the step was begun: there is nothing to send any more.
   */
  overtaken: ReactNode;
  /** `onSent` runs once it has been done. */
  onSend: (intent: Decide<Code, Input>, onSent?: () => void) => void;
  onCancel: () => void;
};

/**
 * Asks for what an approval takes beside a yes, such as a quantity, with fields of its own in a
 * `DecisionForm`. It stays open with what was typed until the approval has been given.
 */
export type ApproveStep<
  Row extends Decidable,
  Code extends ReasonCode,
  Input extends object,
> = ComponentType<DecisionStepProps<Row, Code, Input>>;
