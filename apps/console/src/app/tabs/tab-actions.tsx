import { CircleX, CopyX, RotateCw, X } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { DropdownMenuItem } from '#/ui/controls/dropdown-menu.tsx';
import type { OpenTab } from './tabs-context.tsx';
import { useTabActions } from './use-tab-actions.ts';

/** The entries of a menu about one tab: what would do nothing is not there. */
export function TabActions({ tab }: { tab: OpenTab }) {
  const { t } = useTranslation('tabs');
  const { reload, close, closeOthers, closeAll } = useTabActions(tab);
  return (
    <>
      <DropdownMenuItem onSelect={reload}>
        <RotateCw aria-hidden="true" />
        {t('reload')}
      </DropdownMenuItem>
      {close && (
        <DropdownMenuItem onSelect={close}>
          <X aria-hidden="true" />
          {t('close')}
        </DropdownMenuItem>
      )}
      {closeOthers && (
        <DropdownMenuItem onSelect={closeOthers}>
          <CopyX aria-hidden="true" />
          {t('closeOthers')}
        </DropdownMenuItem>
      )}
      {closeAll && (
        <DropdownMenuItem onSelect={closeAll}>
          <CircleX aria-hidden="true" />
          {t('closeAll')}
        </DropdownMenuItem>
      )}
    </>
  );
}
