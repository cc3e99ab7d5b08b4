import { type RefObject, useEffect, useRef } from 'react';

export function useReturnFocus(open: boolean) {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (open) return;
    const remember = () => remembered(before);
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [open]);
  return {
    /** Just before it takes the focus: it may have been open from the start. */
    onOpenAutoFocus: () => remembered(before),
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      outsideOfMenu(before.current)?.focus();
    },
  };
}

function remembered(before: RefObject<Element | null>) {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) before.current = activeElement;
}

function outsideOfMenu(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role=menu]');
  const button = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  const target = button ?? element;
  return target instanceof HTMLElement ? target : null;
}
