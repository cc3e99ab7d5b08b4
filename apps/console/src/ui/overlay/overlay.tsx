import { useLayoutEffect } from 'react';

let overlays = 0;

function lockScroll(): () => void {
  const root = document.documentElement;
  overlays += 1;
  if (overlays === 1) {
    const hasScrollbar = window.innerWidth > root.clientWidth;
    root.style.overflow = 'hidden';
    if (hasScrollbar) root.style.scrollbarGutter = 'stable';
  }
  return () => {
    overlays -= 1;
    if (overlays > 0) return;
    root.style.overflow = '';
    root.style.scrollbarGutter = '';
  };
}

/** Radix's own scrim locks scrolling through a `<style>` tag, which the content security policy forbids. */
export function Overlay() {
  useLayoutEffect(lockScroll, []);
  return (
    <div
      data-slot="overlay"
      aria-hidden="true"
      className="fixed inset-0 z-50 animate-fade-in bg-scrim"
    />
  );
}

/** Also those that are buttons to the browser; what Radix adds to a form for the browser is none. */
export const firstField =
  ':is(select, input, textarea, [role=combobox], [role=checkbox], [role=radio]):not([aria-hidden])';

export function focusFirstField(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  const field = target.querySelector<HTMLElement>(firstField);
  if (field === null) return;
  event.preventDefault();
  field.focus();
}
