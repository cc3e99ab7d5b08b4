/** The keys that send a form from any of its fields. */
export const sendKeys = navigator.userAgent.includes('Mac') ? '⌘↵' : 'Ctrl+↵';

/** The key that presses a button, on the button; screen readers have `aria-keyshortcuts`, or the focus. */
export function KeyMark({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="ml-0.5 min-w-5 rounded-sm border border-current px-1 font-sans text-xs max-lg:hidden"
    >
      {children}
    </span>
  );
}
