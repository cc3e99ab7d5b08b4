const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');

const names: Readonly<Record<string, string>> = {
  Mod: isApple ? '⌘' : 'Ctrl',
  Escape: 'Esc',
  Enter: 'Enter',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

function keyNames(shortcut: string): readonly string[] {
  const [first = '', ...rest] = shortcut.split(/(?<=.)\+/);
  const others = rest.map((key) => names[key] ?? key.toUpperCase());
  if (/^[A-Z]$/.test(first)) return ['Shift', first];
  return [names[first] ?? first, ...others];
}

export function Keys({ of: shortcut }: { of: string }) {
  return (
    <span className="inline-flex shrink-0 gap-0.5">
      {keyNames(shortcut).map((name) => (
        <kbd
          key={name}
          className="min-w-5 rounded-sm border border-line bg-sunken px-1 text-center font-sans text-xs text-ink-muted"
        >
          {name}
        </kbd>
      ))}
    </span>
  );
}
