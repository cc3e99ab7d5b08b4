import * as Radix from '@radix-ui/react-select';
import { setNonce } from 'get-nonce';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { cn } from '#/core/ui/cn.ts';
import { allowPlainHtml } from '#/ui/html/plain-html.ts';
import { isForComposing } from './escape.ts';
import {
  passRef,
  SelectFrame,
  type SelectProps,
  type SelectStart,
  selectClasses,
} from './native-select.tsx';
import { useSurface } from './surface-stack.ts';

/** Passed on to what locks scrolling under an open list, which makes one, too. */
export function styleNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
  if (nonce) setNonce(nonce);
  return nonce;
}

/** Radix accepts no empty value, and reports one if its options vanish: this prefix rules both out. */
const mark = '=';

const edge = 'flex h-6 items-center justify-center text-ink-muted [&_svg]:size-3.5';

export function SelectList({
  options,
  value,
  onChange,
  selectSize,
  className,
  disabled,
  name: _,
  ref,
  start,
  ...control
}: SelectProps & { start: SelectStart }) {
  const [open, setOpen] = useState(start.open);
  const [nonce] = useState(() => {
    // The list writes its style as HTML.
    allowPlainHtml();
    return styleNonce();
  });
  const trigger = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(start.focused);
  useLayoutEffect(() => {
    // Once: on a cached page effects run again each time that it is shown.
    if (wantsFocus.current) trigger.current?.focus({ preventScroll: true });
    wantsFocus.current = false;
  }, []);
  return (
    <Radix.Root
      open={open}
      onOpenChange={setOpen}
      value={mark + value}
      onValueChange={(next) => {
        if (!next.startsWith(mark) || next === mark + value) return;
        onChange({ target: { value: next.slice(mark.length) } });
      }}
      {...(disabled !== undefined && { disabled })}
    >
      <SelectFrame className={className}>
        <Radix.Trigger
          {...control}
          ref={(element) => {
            trigger.current = element;
            return passRef(ref, element);
          }}
          data-slot="select"
          aria-haspopup="listbox"
          onKeyDown={(event) => {
            // With Ctrl or ⌘ it sends the form around, and opens no list.
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.preventDefault();
          }}
          className={selectClasses(selectSize)}
        >
          <Radix.Value>{options.find((option) => option.value === value)?.label}</Radix.Value>
        </Radix.Trigger>
      </SelectFrame>
      {open && <Opened onClose={() => setOpen(false)} />}
      {/* No portal: in its place, it belongs to a landmark of the page, and to the dialog around it. */}
      <Radix.Content
        data-slot="select-list"
        position="popper"
        sideOffset={4}
        collisionPadding={8}
        className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-pop-in rounded-md bg-raised p-1 text-sm text-ink shadow-float"
      >
        <Radix.ScrollUpButton className={edge}>
          <ChevronUp aria-hidden="true" />
        </Radix.ScrollUpButton>
        <Radix.Viewport {...(nonce !== undefined && { nonce })}>
          {options.map((option) => (
            <Radix.Item
              key={option.value}
              value={mark + option.value}
              data-value={option.value}
              className={cn(
                'relative flex min-h-7 max-w-80 cursor-default items-center rounded-sm py-1 pr-7 pl-2 outline-none select-none data-highlighted:bg-hover',
                option.value === '' && 'text-ink-muted',
              )}
            >
              <Radix.ItemText>{option.label}</Radix.ItemText>
              <Radix.ItemIndicator className="absolute right-2 [&_svg]:size-3.5">
                <Check aria-hidden="true" />
              </Radix.ItemIndicator>
            </Radix.Item>
          ))}
        </Radix.Viewport>
        <Radix.ScrollDownButton className={edge}>
          <ChevronDown aria-hidden="true" />
        </Radix.ScrollDownButton>
      </Radix.Content>
    </Radix.Root>
  );
}

function Opened({ onClose }: { onClose: () => void }) {
  useSurface(onClose, isForComposing);
  return null;
}
