/**
 * The path when it leads to a place of this site, `null` when it could lead elsewhere. Browsers
 * read `\` as `/` and skip tabs and line breaks, so that `/\evil` and `/<tab>/evil` are other sites.
 */
export function localPath(path: string | undefined): string | null {
  return path !== undefined && /^\/(?!\/)[^\\\t\r\n]*$/.test(path) ? path : null;
}
