import type { Sdk } from '@brokerdesk/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import type { IntentKeys } from '#/kit/api/intent-keys.ts';
import { isOutcomeUnknown } from '#/kit/api/problem.ts';
import { useIntentMutation } from '#/kit/api/use-intent-mutation.ts';
import { showToast, type Toast } from '#/kit/ui/toast-store.ts';

export type ClientWrite<Intent, Answer> = {
  /** Made once for all forms of this browser tab: see `createIntentKeys`. */
  keys: IntentKeys;
  write: (sdk: Sdk, intent: Intent, key: string) => Promise<Answer>;
  /** What is said in passing once it is done, wherever the person is by then. */
  done: (answer: Answer, intent: Intent) => Pick<Toast, 'title' | 'description' | 'link'>;
  /** What else is no longer as it was, beside clients and figures. */
  alsoChanged?: readonly string[];
  /** What will be gone: to ask for it once more would be in vain. */
  gone?: string;
};

/** A write about a client, once; lists, drawers and figures are fetched anew after it. */
export function useClientWrite<Intent, Answer>({
  keys,
  write,
  done,
  alsoChanged = [],
  gone,
}: ClientWrite<Intent, Answer>) {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const refresh = () => {
    for (const topic of ['client', 'stat', ...alsoChanged]) {
      void queryClient.invalidateQueries({
        queryKey: [topic],
        predicate: ({ queryKey }) => gone === undefined || !queryKey.includes(gone),
      });
    }
  };
  return useIntentMutation<Intent, Answer>({
    keys,
    write: (intent, key) => write(sdk, intent, key),
    onDone: (answer, intent) => {
      refresh();
      showToast({ tone: 'success', ...done(answer, intent) });
    },
    onFailed: (error) => {
      // A refusal may mean that the client is no longer what the form shows.
      if (!isOutcomeUnknown(error)) refresh();
    },
  });
}
