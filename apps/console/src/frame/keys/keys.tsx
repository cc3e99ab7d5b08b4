import { keyNames } from './key-names.ts';

/** The keys of a shortcut, such as `Mod+k`. */
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
