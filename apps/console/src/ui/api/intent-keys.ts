import { newRequestId } from '@brokerdesk/sdk';

/** Gives each intended effect its idempotency key, and keeps it until the outcome is known. */
export type IntentKeys = {
  /** The key of the effect: the same for the same effect until it is settled. */
  keyOf(intent: unknown): string;
  /** The outcome is known: asking for the same effect again is a new intent with a new key. */
  settle(intent: unknown): void;
};

/**
 * A person who presses "approve" again after the network broke means the same approval; one who
 * presses again after a refusal means a new one. An intent is plain data, compared by its content:
 * what is written, to which record, in which version.
 *
 * Lives outside components, so that a closed drawer or a hidden tab does not forget a key whose
 * outcome is unknown.
 */
export function createIntentKeys(): IntentKeys {
  const keys = new Map<string, string>();
  return {
    keyOf(intent) {
      const content = JSON.stringify(intent);
      const key = keys.get(content) ?? newRequestId();
      keys.set(content, key);
      return key;
    },
    settle(intent) {
      keys.delete(JSON.stringify(intent));
    },
  };
}
