import * as Dialog from '@radix-ui/react-dialog';
import { useRouter } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Keys } from '#/app/keys/keys.tsx';
import {
  clientTabOf,
  openClientOf,
  tabSearchOf,
  withClient,
} from '#/business/client/client-address.ts';
import { preferences, tabStorage } from '#/core/browser/browser.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { useSurface } from '#/ui/controls/surface-stack.ts';
import { Overlay } from '#/ui/overlay/overlay.tsx';
import { useReturnFocus } from '#/ui/overlay/use-return-focus.ts';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import type { ToolProps } from '../keys/open-tools.ts';
import { type Choice, clientsPath, type Item } from './commands.ts';
import { PaletteField } from './palette-field.tsx';
import { PaletteList, PaletteStatus } from './palette-list.tsx';
import { rememberChoice } from './recent-choices.ts';
import { recentRecord, useItems } from './use-items.ts';

export function PaletteHints() {
  const { t } = useTranslation('palette');
  return (
    <p
      aria-hidden="true"
      className="flex items-center gap-4 border-t border-line bg-surface px-4 py-2 text-xs text-ink-muted max-md:hidden md:rounded-b-lg"
    >
      <span className="flex items-center gap-1.5">
        <Keys of="ArrowUp" />
        <Keys of="ArrowDown" />
        {t('hints.move')}
      </span>
      <span className="flex items-center gap-1.5">
        <Keys of="Enter" />
        {t('hints.choose')}
      </span>
      <span className="flex items-center gap-1.5">
        <Keys of="Mod+Enter" />
        {t('hints.beside')}
      </span>
      <span className="flex items-center gap-1.5">
        <Keys of="Escape" />
        {t('hints.close')}
      </span>
    </p>
  );
}

/** Escape also ends the composing of Chinese, and then means nothing else; the list stays for as long as the palette. */
const isComposing = (event: KeyboardEvent) => event.isComposing;

export function Tool({ onClose }: ToolProps) {
  const { t } = useTranslation(['palette', 'kit']);
  const router = useRouter();
  const { id: person } = useSessionUser();
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const [pointed, setPointed] = useState<string | null>(null);
  const ask = (next: string) => {
    setQuery(next.trim());
    setPointed(null);
  };
  const { groups, found } = useItems(query, (next) => {
    setText(next);
    ask(next);
  });
  const items = groups.flatMap((group) => group.items);
  const active = items.find(({ id }) => id === pointed) ?? items[0];
  const returnFocus = useReturnFocus(true);
  const onEscape = useSurface(onClose, isComposing);
  const chosen = useRef<Exclude<Choice, { kind: 'here' }> | null>(null);
  const listId = useId();

  function move(step: 1 | -1) {
    const at = active === undefined ? -1 : items.indexOf(active);
    setPointed(items.at((at + step) % items.length)?.id ?? null);
  }

  function choose(item: Item, beside = false) {
    const { choice } = item;
    if (choice.kind === 'here') return choice.run();
    const record = recentRecord(item);
    if (!item.passing) {
      const storages = { browser: preferences, tab: tabStorage };
      rememberChoice(storages, person, { id: item.id, ...(record && { record }) });
    }
    if (choice.kind === 'go' && beside) return openBeside(choice);
    chosen.current = choice;
    onClose();
  }

  function openBeside({ to, search = {} }: Extract<Choice, { kind: 'go' }>) {
    const { pathname, search: shown } = router.state.location;
    const client = openClientOf(search, to === clientsPath);
    if (client !== undefined && pathname !== clientsPath) {
      const over = withClient(shown, client, clientTabOf(search), tabSearchOf(search));
      chosen.current = { kind: 'go', to: pathname, search: over };
      return onClose();
    }
    window.open(router.buildLocation({ to, search }).href, '_blank', 'noopener');
  }

  /** Once the palette is gone, so that nothing it does fights for the focus. */
  function go(event: Event) {
    const { current: choice } = chosen;
    // The page that is left takes the place with it; the next one begins at its heading.
    if (choice?.kind === 'go' && choice.to !== router.state.location.pathname) {
      event.preventDefault();
    } else returnFocus.onCloseAutoFocus(event);
    if (choice?.kind === 'run') choice.run();
    if (choice?.kind === 'go') void router.navigate({ to: choice.to, search: choice.search ?? {} });
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Overlay />
        <Dialog.Content
          data-slot="palette"
          aria-modal="true"
          aria-describedby={undefined}
          onOpenAutoFocus={returnFocus.onOpenAutoFocus}
          onCloseAutoFocus={go}
          onEscapeKeyDown={onEscape}
          className="fixed inset-0 z-50 flex animate-fade-in flex-col bg-raised shadow-float md:inset-x-4 md:top-[12vh] md:bottom-auto md:mx-auto md:max-h-[70vh] md:max-w-160 md:rounded-lg"
        >
          <Dialog.Title className="sr-only">{t('title')}</Dialog.Title>
          <div className="flex items-center gap-2.5 border-b border-line pr-2 pl-4">
            <PaletteField
              listId={listId}
              activeElementId={active && `${listId}-${active.id}`}
              text={text}
              onText={setText}
              onQuery={ask}
              onMove={move}
              onChoose={(beside) => active && choose(active, beside)}
              onClose={onClose}
            />
            <Dialog.Close asChild>
              <IconButton label={t('kit:close')}>
                <X aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </div>
          <div className="flex min-h-0 flex-1 flex-col">
            <PaletteList
              id={listId}
              groups={groups}
              query={query}
              activeId={active?.id}
              onPoint={({ id }) => setPointed(id)}
              onChoose={choose}
            />
            <PaletteStatus found={found} count={items.length} />
          </div>
          <PaletteHints />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
