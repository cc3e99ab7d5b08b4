import * as Popover from '@radix-ui/react-popover';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { isForComposing } from '#/ui/controls/escape.ts';
import { useSurface } from '#/ui/controls/surface-stack.ts';
import { lazyPart } from '#/ui/page/lazy-part.tsx';

type CalendarButtonProps = {
  label?: string;
  /** Takes the focus once it is closed, in place of the button. */
  returnFocus?: (() => void) | undefined;
  children: (close: () => void) => ReactNode;
};

export function CalendarButton({ label, returnFocus, children }: CalendarButtonProps) {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  const name = label ?? t('calendar.day');
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <IconButton size="sm" label={name}>
          <CalendarDays aria-hidden="true" />
        </IconButton>
      </Popover.Trigger>
      {open && (
        <Surface label={name} returnFocus={returnFocus} onClose={() => setOpen(false)}>
          {children(() => setOpen(false))}
        </Surface>
      )}
    </Popover.Root>
  );
}

function Surface({
  label,
  returnFocus,
  onClose,
  children,
}: {
  label: string;
  returnFocus: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}) {
  const onEscape = useSurface(onClose, isForComposing);
  return (
    // No portal: in its place, it belongs to a landmark of the page, and to the dialog around it.
    <Popover.Content
      data-slot="calendar"
      aria-label={label}
      align="end"
      sideOffset={6}
      collisionPadding={8}
      className="z-50 animate-pop-in rounded-md bg-raised p-3 text-ink shadow-float"
      onEscapeKeyDown={onEscape}
      onCloseAutoFocus={(event) => {
        if (returnFocus === undefined) return;
        event.preventDefault();
        returnFocus();
      }}
    >
      {children}
    </Popover.Content>
  );
}

export const DayCalendar = lazyPart(async () => (await import('./month.tsx')).DayCalendar);

export const RangeCalendar = lazyPart(async () => (await import('./month.tsx')).RangeCalendar);
