import { useEffect, useState } from 'react';
import { Floating } from './floating.tsx';

type Tip = { element: HTMLElement; label: string };

const restMs = 500;
/** On its way from an element to its tip, the pointer may be beside both. */
const crossMs = 150;
/** After other keys the focus came from somewhere else. */
const leading = /^(?:Tab|Arrow.*|Home|End)$/;

const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1;

/** The browser's own tip, which no key brings, is taken away for it. */
function tipOf(element: HTMLElement): Tip | null {
  const tip = element.title === '' ? element.dataset['tip'] : element.title;
  if (tip === undefined) return null;
  const name = element.getAttribute('aria-label');
  if (!(name ?? element.textContent).includes(tip)) return null;
  element.removeAttribute('title');
  element.dataset['tip'] = tip;
  const text = [element, ...element.querySelectorAll('*')];
  return name !== null || text.some(isCut) ? { element, label: tip } : null;
}

const isOfTip = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-slot=tooltip]') !== null;

function tipAround(target: EventTarget | null): Tip | null {
  const element =
    target instanceof Element ? target.closest<HTMLElement>('[title], [data-tip]') : null;
  return element && tipOf(element);
}

export function watchTips(show: (tip: Tip | null) => void): () => void {
  let shown: Tip | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ledByKey = false;
  /** It was pressed, or its tip was sent away: no tip until the pointer has left it. */
  let dismissed: Element | null = null;

  const change = (tip: Tip | null) => {
    clearTimeout(timer);
    if (tip?.element === shown?.element && tip?.label === shown?.label) return;
    shown = tip;
    show(tip);
  };
  const later = (tip: Tip | null, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => change(tip?.element.checkVisibility() ? tip : null), ms);
  };
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    if (isOfTip(target)) return clearTimeout(timer);
    const tip = tipAround(target);
    if (tip === null) {
      dismissed = null;
      later(null, crossMs);
    } else if (tip.element !== dismissed) {
      dismissed = null;
      later(tip, shown === null ? restMs : 0);
    }
  };
  const dismiss = () => {
    dismissed = shown?.element ?? null;
    change(null);
  };
  const onPointerDown = ({ target }: PointerEvent) => {
    if (isOfTip(target)) return;
    dismissed = tipAround(target)?.element ?? null;
    change(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    ledByKey = leading.test(event.key);
    if (event.key !== 'Escape' || shown === null || event.isComposing) return;
    // Escape closes what is innermost: the dialog around waits for the next one.
    event.preventDefault();
    event.stopPropagation();
    dismiss();
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    const tip = ledByKey ? tipAround(target) : null;
    ledByKey = false;
    change(tip?.element === target ? tip : null);
  };
  const removed = new MutationObserver(() => {
    if (shown !== null && !shown.element.checkVisibility()) change(null);
  });
  removed.observe(document.body, { childList: true, subtree: true });
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  addEventListener('pointerover', onPointerOver, options);
  addEventListener('pointerdown', onPointerDown, options);
  // Before the dialogs, which listen at the document.
  addEventListener('keydown', onKeyDown, options);
  addEventListener('focusin', onFocusIn, options);
  addEventListener('focusout', () => later(null, 0), options);
  return () => {
    stop.abort();
    removed.disconnect();
    clearTimeout(timer);
  };
}

/** Render it once. It repeats what the element says by itself, so it is not read out. */
export function Tooltips() {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => watchTips(setTip), []);
  if (tip === null) return null;
  return <Bubble key={`${tip.label} ${tip.element.id}`} tip={tip} />;
}

function Bubble({ tip: { element, label } }: { tip: Tip }) {
  const [anchor] = useState({ current: element });
  return (
    <Floating
      anchor={anchor}
      aria-hidden="true"
      data-slot="tooltip"
      className="pointer-events-auto max-w-72 px-2 py-1 text-xs break-words"
    >
      {label}
    </Floating>
  );
}
