import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Input } from '#/core/ui/input.tsx';
import { useShortcuts } from '#/ui/controls/use-shortcuts.ts';
import { useUrlSyncedInput } from '#/ui/controls/use-url-synced-input.ts';

const waitMs = 300;

export type SearchBoxProps = {
  label: string;
  value: string;
  onChange: (query: string) => void;
};

/** Never searches in the middle of composing Chinese. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const { t } = useTranslation('kit');
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, noteSent } = useUrlSyncedInput(value);
  const [composing, setComposing] = useState(false);
  const wanted = text.trim();
  const send = () => {
    noteSent(wanted);
    onChange(wanted);
  };
  const onPause = useEffectEvent(send);
  useEffect(() => {
    if (composing || wanted === value) return;
    const timer = setTimeout(onPause, waitMs);
    return () => clearTimeout(timer);
  }, [composing, wanted, value]);
  useShortcuts({ '/': { labelKey: 'list.search', run: () => input.current?.focus() } });
  return (
    <div className="relative min-w-28 flex-1 max-md:not-in-data-beside:min-w-36 sm:max-w-72">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-ink-faint"
      />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder=" "
        title={`${label} · ${t('filter.searchHint')}`}
        maxLength={100}
        className="pl-8 max-md:h-10"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter' && wanted !== value) send();
          if (event.key !== 'Escape') return;
          // The browser would also clear the text.
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
      <span aria-hidden="true" className="search-hint">
        <span>{label}</span>
      </span>
    </div>
  );
}
