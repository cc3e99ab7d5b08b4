/**
 * Escape closes what is innermost: it also ends the composing of Chinese, and folds up the list of a
 * combobox. Then it does not close the dialog or drawer around.
 */
export function keepOpenInside(event: KeyboardEvent): void {
  const { target } = event;
  const unfolded =
    target instanceof Element && target.closest('[role=combobox][aria-expanded=true]') !== null;
  if (event.isComposing || unfolded) event.preventDefault();
}
