import { useCallback } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { checkNames } from './exception-list.ts';

/** A check that this console does not know has the title that the server gave it. */
export function useCheckLabel() {
  const { t } = useTranslation('exception');
  return useCallback(
    ({ check, title }: { check: string; title: string }) =>
      t(`check.${check as (typeof checkNames)[number]}`, { defaultValue: title }),
    [t],
  );
}
