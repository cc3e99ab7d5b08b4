/** A dialog of fields begins in the first of them; every other one where Radix begins. */
export function focusFirstField(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  const field = target.querySelector<HTMLElement>('select, input, textarea');
  if (field === null) return;
  event.preventDefault();
  field.focus();
}
