import { describe, expect, it, vi } from 'vitest';
import { createUnsavedForms } from './unsaved-forms.ts';

/** Whether the browser would ask before it leaves. */
function leaving(target: EventTarget): boolean {
  return !target.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

function start() {
  const target = new EventTarget();
  return { target, forms: createUnsavedForms(target) };
}

describe('forms with something unsaved', () => {
  it('make the browser ask before it leaves, as long as there is one on any page', () => {
    const { target, forms } = start();
    expect(leaving(target)).toBe(false);
    forms.add('/client', 'a', () => {});
    forms.add('/client', 'b', () => {});
    forms.add('/funds/deposit', 'a', () => {});
    forms.remove('/client', 'a');
    expect([...forms.read()]).toEqual(['/client', '/funds/deposit']);
    forms.remove('/client', 'b');
    expect(leaving(target)).toBe(true);
    forms.clear('/funds/deposit');
    expect(leaving(target)).toBe(false);
  });

  it('forget what was typed only where that was confirmed', () => {
    const { target, forms } = start();
    const [one, other] = [vi.fn(), vi.fn()];
    forms.add('/client', 'a', one);
    forms.add('/funds/deposit', 'a', other);
    forms.discard(['/client']);
    expect(one).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
    expect([...forms.read()]).toEqual(['/funds/deposit']);
    expect(leaving(target)).toBe(true);
  });

  it('go with their page', () => {
    const { target, forms } = start();
    forms.add('/client', 'a', () => {});
    forms.add('/funds/deposit', 'a', () => {});
    forms.keepOnly(['/client']);
    expect([...forms.read()]).toEqual(['/client']);
    forms.keepOnly([]);
    expect(leaving(target)).toBe(false);
  });

  it('notify nobody where nothing has changed', () => {
    const { forms } = start();
    const listener = vi.fn();
    forms.subscribe(listener);
    forms.add('/client', 'a', () => {});
    forms.add('/client', 'b', () => {});
    forms.remove('/client', 'c');
    forms.keepOnly(['/client']);
    expect(listener).toHaveBeenCalledOnce();
  });
});
