import type { FlatNamespace } from 'i18next';
import type { FallbackNs, UseTranslationResponse } from 'react-i18next';
import { useTranslation } from '#/core/i18n/use-translation.ts';

type Translate = (key: string, options?: object) => string;

/** Labels of one kind of order: `sell.title_fund` if the file has it, otherwise `sell.title`. */
export function ofKind<Typed>(t: Typed, context: string): Typed {
  const translate = t as unknown as Translate;
  const inContext: Translate = (key, options) => translate(key, { context, ...options });
  return inContext as unknown as Typed;
}

/** The labels of these namespaces for one kind of order. */
export function useKindLabels<
  const Names extends FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]],
>(names: Names, kind: string): Pick<UseTranslationResponse<FallbackNs<Names>, undefined>, 't'> {
  const { t } = useTranslation(names);
  return { t: ofKind(t, kind) as never };
}
