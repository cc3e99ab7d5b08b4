import { Search } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';

export type PaletteFieldProps = {
  listId: string;
  activeElementId: string | undefined;
  text: string;
  onText: (text: string) => void;
  /** Receives the text after IME composition has ended. */
  onQuery: (query: string) => void;
  onMove: (step: 1 | -1) => void;
  /** `beside` leaves the page as it is. */
  onChoose: (beside: boolean) => void;
  onClose: () => void;
};

export function PaletteField(props: PaletteFieldProps) {
  const { t } = useTranslation('palette');
  const composing = useRef(false);

  function actOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): (() => void) | undefined {
    if (key === 'ArrowDown') return () => props.onMove(1);
    if (key === 'ArrowUp') return () => props.onMove(-1);
    if (key === 'Enter') return () => props.onChoose(ctrlKey || metaKey);
    const opens = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey;
    return opens ? props.onClose : undefined;
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter and arrows choose characters then.
    if (event.nativeEvent.isComposing) return;
    const act = actOf(event);
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  return (
    <>
      <Search aria-hidden="true" size={18} className="shrink-0 text-ink-muted" />
      <input
        type="text"
        role="combobox"
        aria-label={t('placeholder')}
        aria-autocomplete="list"
        aria-expanded={props.activeElementId !== undefined}
        aria-controls={props.listId}
        aria-activedescendant={props.activeElementId}
        placeholder={t('placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={100}
        className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none"
        value={props.text}
        onChange={({ target }) => {
          props.onText(target.value);
          if (!composing.current) props.onQuery(target.value);
        }}
        onCompositionStart={() => {
          composing.current = true;
        }}
        onCompositionEnd={({ currentTarget }) => {
          composing.current = false;
          props.onQuery(currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
    </>
  );
}
