const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');

const names: Readonly<Record<string, string>> = {
  Mod: isApple ? '⌘' : 'Ctrl',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** The keys of a shortcut, as they are written on the keyboard. */
export function keyNames(shortcut: string): readonly string[] {
  const [first = '', ...rest] = shortcut.split(/(?<=.)\+/);
  const others = rest.map((key) => names[key] ?? key.toUpperCase());
  // A capital is typed with Shift.
  if (/^[A-Z]$/.test(first)) return ['Shift', first];
  return [names[first] ?? first, ...others];
}
