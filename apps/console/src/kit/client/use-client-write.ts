import type { Schemas, Sdk } from '@brokerdesk/sdk';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import type { IntentKeys } from '#/kit/api/intent-keys.ts';
import { useIntentMutation } from '#/kit/api/use-intent-mutation.ts';
import { showToast, type Toast } from '#/kit/ui/toast-store.ts';

export type ClientWrite<Intent, Answer> = {
  /** Made once for all forms of this browser tab: see `createIntentKeys`. */
  keys: IntentKeys;
  write: (sdk: Sdk, intent: Intent, key: string) => Promise<Answer>;
  /** What is said in passing once it is done, wherever the person is by then. */
  done: (answer: Answer, intent: Intent) => Pick<Toast, 'title' | 'description' | 'link'>;
  /** What it changes beside the client. */
  topics?: readonly Schemas.EventTopic[];
  /** What will be gone: to ask for it once more would be in vain. */
  gone?: string;
};

/** A write about a client, once; what depends on the client and on its other topics is stale after it. */
export function useClientWrite<Intent, Answer>({
  keys,
  write,
  done,
  topics = [],
  gone,
}: ClientWrite<Intent, Answer>) {
  const sdk = useSdk();
  return useIntentMutation<Intent, Answer>({
    keys,
    topics: ['client', ...topics],
    write: (intent, key) => write(sdk, intent, key),
    onDone: (answer, intent) => {
      showToast({ tone: 'success', ...done(answer, intent) });
      return (queryKey) => gone !== undefined && queryKey.includes(gone);
    },
  });
}
