/** A path that is known as the console writes it itself: people and old systems pass on others, with a slash at the end or in capitals. */
export function canonicalPath(path: string, known: ReadonlySet<string>): string {
  const plain = path.replace(/\/+$/, '').toLowerCase() || '/';
  return known.has(plain) ? plain : path;
}
