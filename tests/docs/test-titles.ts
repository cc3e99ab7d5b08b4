/**
 * Whether a file of tests calls `test`, `it` or `describe` with this title, written out in a string.
 * `…` stands for the parts of a template string that are filled in.
 */
export function namesTitle(source: string, title: string): boolean {
  const inSource = title
    .split('…')
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll("'", "\\\\?'"))
    .join('[^\\n]*?');
  return new RegExp(`\\(\\s*(['"\`])${inSource}\\1\\s*,`).test(source);
}
