import type { Marked } from './marked-part.ts';

/** A text with the part that was asked for set off. */
export function Highlighted({ text, part }: { text: string; part: Marked | null }) {
  if (part === null) return text;
  return (
    <>
      {text.slice(0, part.from)}
      <mark className="bg-transparent font-semibold text-link">
        {text.slice(part.from, part.to)}
      </mark>
      {text.slice(part.to)}
    </>
  );
}
