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
