/** `…` matches the placeholders of a template string. */
export function namesTitle(source: string, title: string): boolean {
  const inSource = title
    .split('…')
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll("'", "\\\\?'"))
    .join('[^\\n]*?');
  return new RegExp(`\\(\\s*(['"\`])${inSource}(?:\\$\\{unlessByDay\\([^}]*\\)\\})?\\1\\s*,`).test(
    source,
  );
}
