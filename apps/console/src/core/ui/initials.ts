/**
 * The initials of the app's name, two at most, for the badge in place of a logo. A name
 * in characters without spaces gives its first two.
 *
 * @example
 * initialsOf('Admin App'); // 'AA'
 */
export function initialsOf(appName: string): string {
  const labels = appName
    .trim()
    .split(/[\s_-]+/u)
    .filter((word) => word !== '');
  const [first, second] = labels;
  if (first === undefined) return '?';
  if (second === undefined && /^\p{Script=Han}/u.test(first))
    return [...first].slice(0, 2).join('');
  return labels
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('');
}
