/**
 * Whether the text is Markdown that no renderer turns into markup of its author's: without a tag, a
 * comment or an entity that spells one, and with links to `https:`, `mailto:` and places on the page.
 */
export function isPlainMarkdown(text: string): boolean {
  return !tag.test(text) && !entity.test(text) && destinationsOf(text).every(isHarmless);
}

/** What begins a tag, a comment, or an automatic link, whose destination nothing else would check. */
const tag = /<[a-z!/?]/i;
const entity = /&(#|lt|colon|newline|tab)/i;

/** Of `[words](destination "title")`, `![words](destination)` and `[name]: destination`. */
function destinationsOf(text: string): string[] {
  const inline = text.matchAll(/\]\(\s*([^)]*)/g);
  const named = text.matchAll(/\]:\s*(\S*)/g);
  return [...inline, ...named].map(([, destination = '']) => destination.trim());
}

function isHarmless(destination: string): boolean {
  return /^(https:\/\/[^\s\\]+|mailto:[^\s\\]+|#[\w-]*)(\s+("[^"]*"|'[^']*'))?$/i.test(destination);
}
