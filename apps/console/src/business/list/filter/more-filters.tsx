import * as Popover from '@radix-ui/react-popover';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useSurface } from '#/ui/controls/surface-stack.ts';

export type MoreFiltersProps = {
  id: string;
  label: string;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: ReactNode;
};

export function MoreFilters({ id, label, button, onClose, children }: MoreFiltersProps) {
  const onEscape = useSurface(onClose);
  const pressedOutside = useRef(false);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      {/* No portal: in its place, it belongs to the landmark of the search. */}
      <Popover.Content
        id={id}
        aria-label={label}
        align="start"
        sideOffset={6}
        collisionPadding={8}
        onEscapeKeyDown={onEscape}
        onInteractOutside={(event) => {
          // The button closes it by itself.
          if (event.target instanceof Node && button.current?.contains(event.target)) {
            event.preventDefault();
          } else pressedOutside.current = true;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!pressedOutside.current) button.current?.focus();
        }}
        data-folded
        className="scroll-edges z-50 flex max-h-(--radix-popper-available-height) w-96 max-w-[calc(100vw-1rem)] animate-pop-in flex-col gap-2.5 overflow-y-auto rounded-md p-3 shadow-float [--ground:var(--color-raised)]"
      >
        {children}
      </Popover.Content>
    </Popover.Root>
  );
}
