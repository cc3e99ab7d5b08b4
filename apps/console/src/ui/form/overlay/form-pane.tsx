import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isInFloating } from '#/ui/controls/escape.ts';
import { firstField } from '#/ui/overlay/focus-first-field.ts';
import { FormOverlay, type FormOverlayProps, type FormSurface } from './form-overlay.tsx';

/** A form in the place of what it changes: what is beside it stays visible and usable. */
export function FormPane<Values extends FieldValues, Intent, Answer>(
  props: FormOverlayProps<Values, Intent, Answer>,
) {
  return <FormOverlay surface={Pane} {...props} />;
}

const Pane: FormSurface = ({ onOpenChange, busy = false, title, description, children }) => {
  const titleId = useId();
  const pane = useRef<HTMLElement>(null);
  useEffect(() => pane.current?.querySelector<HTMLElement>(firstField)?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, repeat, nativeEvent, target } = event;
    if (key !== 'Escape' || repeat || nativeEvent.isComposing) return;
    const isForField =
      isInFloating(target) ||
      (target instanceof Element && target.matches('[role=combobox][aria-expanded=true]'));
    if (!busy && !isForField) onOpenChange(false);
  };
  return (
    <section
      ref={pane}
      aria-labelledby={titleId}
      data-escape=""
      className="flex min-h-0 flex-1 flex-col"
      onKeyDown={onKeyDown}
    >
      <div className="border-b border-line px-5 py-3">
        <h3 id={titleId} className="font-semibold">
          {title}
        </h3>
        <div className="mt-0.5 break-words text-ink-muted">{description}</div>
      </div>
      {children}
    </section>
  );
};
