import type { ReactNode } from 'react';
import type { Decidable, Decide, DecisionKind, ReasonCode, ReasonLabels } from './decision-kind.ts';

/** What a decision about one record does, in words. */
export type DecisionWords = {
  approve: { title: string; effect: ReactNode; confirm: string };
  reject: {
    title: string;
    effect: ReactNode;
    /** Labels of reasons that mean something else here than `decision:reasonCode.<code>`. */
    reasonLabels?: ReasonLabels;
  };
  /** Left out where nothing of this kind is ever rolled back. */
  rollback?: { title: string; effect: ReactNode };
};

/** What every step of a decision needs. */
export type DecisionStepProps<Row extends Decidable, Code extends ReasonCode> = {
  kind: DecisionKind<Row, Code>;
  record: Row;
  words: DecisionWords;
  busy: boolean;
  error: Error | null;
  /** `onSent` runs once it has been done. */
  onSend: (intent: Decide<Code>, onSent?: () => void) => void;
  onCancel: () => void;
};
