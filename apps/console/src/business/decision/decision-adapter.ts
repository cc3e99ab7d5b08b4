import type { Schemas, Sdk } from '@brokerdesk/sdk';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { bulkAnswer, MaybeRisky } from '#/business/risk.tsx';
import type { RecordKey } from '#/business/work/work-calls.ts';
import type { IntentKeys } from '#/ui/api/use-intent-mutation.ts';
import type { Fact } from '#/ui/controls/facts.tsx';

export type Decidable = MaybeRisky & {
  id: string;
  version: number;
  order_no?: string;
  status: string;
  amount?: string;
  currency?: string;
  client: Schemas.ClientRef;
  /** Null if the client asked for it. */
  maker: Schemas.Person | null;
  decision: Schemas.Decision;
  checker?: Schemas.Person | null;
  checked_at?: string | null;
  asked?: Schemas.Asked | null | undefined;
  /** The claim of the record that opens next; null if the user may not decide that. */
  claimed_next?: Schemas.WorkClaim | null | undefined;
};

export type DecidableAmount = Decidable & { order_no: string; amount: string; currency: string };

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

export type RiskAnswer = Pick<
  Schemas.AuditRequest,
  'bulk' | 'acknowledged_reasons' | 'override_reason'
>;

/**
 * `Input` is taken beside an approval, such as how many pieces are allotted; without it the server's own rule holds.
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

type AskableRecord = Schemas.QuestionTemplate['records'][number];

export type Ask =
  | { act: 'ask'; id: string; body: Schemas.AskRequest }
  | { act: 'answer'; id: string; body: Schemas.AnswerRequest };

export type DecisionAdapter<
  Row extends Decidable,
  Code extends ReasonCode,
  Input extends object = never,
> = {
  topics: readonly Schemas.EventTopic[];
  /** Shared by all drawers of this browser tab. */
  keys: IntentKeys;
  reasonCodes: readonly Code[];
  severalReasons?: boolean;
  /** Approving is confirmed in a pane beside the evidence instead of in a dialog. */
  inPane?: boolean;
  /** The ledger has lines of it before it is decided. */
  frozenWhenMade?: boolean;
  ask?: {
    record: AskableRecord;
    write: (sdk: Sdk, intent: Ask, key: string) => Promise<Row>;
  };
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
  staleNotice: ReactNode;
  onSend: (intent: Decide<Code, Input>, onSent?: () => void) => void;
  onCancel: () => void;
};

export type ApproveStep<
  Row extends Decidable,
  Code extends ReasonCode,
  Input extends object,
> = ComponentType<DecisionStepProps<Row, Code, Input>>;
