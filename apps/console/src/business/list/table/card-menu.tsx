import { Ellipsis, ScrollText, UserRound } from 'lucide-react';
import { withClient } from '#/business/client/client-address.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { useCan } from '#/ui/permission.tsx';
import type { CellLink } from './column.ts';

export type CardLink = CellLink & { key: string; of: string };

export function CardMenu({
  links,
  describedBy,
}: {
  links: readonly CardLink[];
  describedBy: string;
}) {
  const { t } = useTranslation('table');
  const { search, change } = usePageAddress();
  const mayRead = useCan('read', 'client');
  if (!mayRead) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <IconButton
          label={t('card.menu')}
          aria-describedby={describedBy}
          size="lg"
          className="-my-2 -mr-2 ml-auto"
        >
          <Ellipsis aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {links.map(({ key, client, entries, of }) => (
          <DropdownMenuItem
            key={key}
            onSelect={() =>
              change(
                withClient(search, client.id, entries && 'statement', entries),
                search['client'] !== undefined,
              )
            }
          >
            {entries ? <ScrollText aria-hidden="true" /> : <UserRound aria-hidden="true" />}
            {entries ? t('card.entries', { of }) : t('card.client')}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
