import type { Schemas } from '@brokerdesk/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useIntentMutation } from '#/ui/api/use-intent-mutation.ts';
import { showToast } from '#/ui/controls/toast-store.ts';
import type { Ask, Decidable, DecisionAdapter, ReasonCode } from '../decision-adapter.ts';
import { settleDecided } from '../use-decide.ts';

export type Asking<Row extends Decidable> = Pick<
  DecisionAdapter<Row, ReasonCode>,
  'topics' | 'keys' | 'updateCache'
> & { ask: NonNullable<DecisionAdapter<Row, ReasonCode>['ask']> };

export function useAsking<Row extends Decidable>({ topics, keys, updateCache, ask }: Asking<Row>) {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { t } = useTranslation('asking');
  return useIntentMutation<Ask, Row>({
    keys,
    topics: [...topics, 'message'],
    write: (intent, key) => ask.write(sdk, intent, key),
    onDone: (record, { act }) => {
      const key = updateCache(queryClient, sdk, record);
      const { full_name: name } = record.client;
      showToast({
        tone: 'success',
        title: t(act === 'ask' ? 'ask.done' : 'answer.done', { name }),
      });
      // The record stays open after its answer, and shows it.
      if (act === 'answer') return () => false;
      return settleDecided(queryClient, key, { to: router.state.location.pathname }, record);
    },
  });
}

type Texts = Pick<Schemas.QuestionTemplate, 'title_zh' | 'title_en' | 'body_zh' | 'body_en'>;

export function textOf(texts: Texts, language: Schemas.ClientLanguage, note = '') {
  const [title, body] =
    language === 'zh-CN' ? [texts.title_zh, texts.body_zh] : [texts.title_en, texts.body_en];
  const noted = (text: string) => text.replaceAll('{note}', () => note.trim()).trim();
  return { title: noted(title), body: noted(body) };
}
