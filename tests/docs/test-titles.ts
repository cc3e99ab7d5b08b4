/**
 * Whether a test file calls `test`, `it` or `describe` with this title as a literal.
 * `…` matches the placeholders of a template string. Which of several like stories are left to the night is not asked.
 */
export function namesTitle(source: string, title: string): boolean {
  const inSource = title
    .split('…')
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll("'", "\\\\?'"))
    .join('[^\\n]*?');
  return new RegExp(`\\(\\s*(['"\`])${inSource}(?:\\$\\{unlessByDay\\([^}]*\\)\\})?\\1\\s*,`).test(
    source,
  );
}

const firstArgument = /\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])*)\1\s*,/g;

/** The titles of a test file, with `…` for each placeholder of a template string. */
function titlesIn(source: string): string[] {
  return [...source.matchAll(firstArgument)].map(([, , text = '']) =>
    text
      .replace(/\$\{unlessByDay\([^}]*\)\}/g, '')
      .replace(/\$\{[^}]*\}/g, '…')
      .replaceAll(/\\(['"`])/g, '$1'),
  );
}

/** The titles of a test file that begin with these words. */
export function titlesBeginningWith(source: string, words: string): string[] {
  const titles = titlesIn(source).filter((title) => `${title} `.startsWith(`${words} `));
  return [...new Set(titles)];
}
