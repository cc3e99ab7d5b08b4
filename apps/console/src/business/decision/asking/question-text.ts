import type { Schemas } from '@brokerdesk/sdk';

type Texts = Pick<Schemas.QuestionTemplate, 'title_zh' | 'title_en' | 'body_zh' | 'body_en'>;

export function textOf(texts: Texts, language: Schemas.ClientLanguage, note = '') {
  const [title, body] =
    language === 'zh-CN' ? [texts.title_zh, texts.body_zh] : [texts.title_en, texts.body_en];
  const noted = (text: string) => text.replaceAll('{note}', () => note.trim()).trim();
  return { title: noted(title), body: noted(body) };
}
