/** Also those that are buttons to the browser; what Radix adds to a form for the browser is none. */
export const firstField =
  ':is(select, input, textarea, [role=combobox], [role=checkbox], [role=radio]):not([aria-hidden])';

/** A dialog of fields begins in the first of them; every other one where Radix begins. */
export function focusFirstField(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  const field = target.querySelector<HTMLElement>(firstField);
  if (field === null) return;
  event.preventDefault();
  field.focus();
}
