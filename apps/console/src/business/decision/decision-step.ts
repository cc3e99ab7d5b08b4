import type { ComponentType, ReactNode } from 'react';
import type { Fact } from '#/ui/controls/facts.tsx';
import type {
  Decidable,
  Decide,
  DecisionAdapter,
  ReasonCode,
  ReasonLabels,
} from './decision-adapter.ts';

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
