import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Section } from '#/ui/controls/section.tsx';

export type MessageLabels = {
  title_zh: string;
  body_zh: string;
  title_en: string;
  body_en: string;
};

export function MessagePreview({
  labels,
  language = null,
}: {
  labels: MessageLabels;
  language?: Schemas.ClientLanguage | null | undefined;
}) {
  return (
    <>
      {language !== 'en-US' && (
        <MessageText language="zh-CN" title={labels.title_zh} body={labels.body_zh} />
      )}
      {language !== 'zh-CN' && (
        <MessageText language="en-US" title={labels.title_en} body={labels.body_en} />
      )}
    </>
  );
}

function MessageText({
  language,
  title,
  body,
}: {
  language: Schemas.ClientLanguage;
  title: string;
  body: string;
}) {
  const { t } = useTranslation('message');
  return (
    <Section title={t(`detail.${language}`)}>
      <div lang={language}>
        <p className="font-medium break-words">{title}</p>
        <p className="mt-1 break-words whitespace-pre-wrap text-ink-muted">{body}</p>
      </div>
    </Section>
  );
}
