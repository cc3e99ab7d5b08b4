import { newRequestId } from '@brokerdesk/sdk';

export type IntentKeys = {
  keyOf(intent: unknown): string;
  /** The outcome is known: asking for the same effect again is a new intent with a new key. */
  settle(intent: unknown): void;
};

/**
 * An intent is plain data, compared by its content. Lives outside components: a closed drawer or a hidden tab must not
 * forget a key whose outcome is unknown.
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
