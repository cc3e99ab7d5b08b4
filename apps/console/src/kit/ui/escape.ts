/**
 * Escape closes what is innermost: it also ends the composing of Chinese, folds up the list of a
 * combobox, and gives up a step that says so by `data-escape`. Then it does not close the dialog or drawer
 * around.
 */
export function isForInside({ target, isComposing }: KeyboardEvent): boolean {
  const inner =
    target instanceof Element &&
    target.closest('[role=combobox][aria-expanded=true], [data-escape]') !== null;
  return isComposing || inner;
}
