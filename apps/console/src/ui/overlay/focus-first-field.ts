/** Also those that are buttons to the browser; what Radix adds to a form for the browser is none. */
export const firstField =
  ':is(select, input, textarea, [role=combobox], [role=checkbox], [role=radio]):not([aria-hidden])';

/** Focuses the first field of a form dialog; other dialogs keep Radix's default. */
export function focusFirstField(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  const field = target.querySelector<HTMLElement>(firstField);
  if (field === null) return;
  event.preventDefault();
  field.focus();
}
