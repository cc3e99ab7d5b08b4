/** `filename*`, RFC 5987: the character set, a language, and the name in percent-encoding. */
const extended = /;\s*filename\*\s*=\s*(utf-8|iso-8859-1)'[^']*'([^;\s]+)/i;
const quoted = /;\s*filename\s*=\s*"((?:\\.|[^"\\])*)"/i;
const token = /;\s*filename\s*=\s*([^;"\s]+)/i;

function decodeExtended([, charset = '', encoded = '']: RegExpExecArray): string | null {
  try {
    if (charset.toLowerCase() === 'utf-8') return decodeURIComponent(encoded);
  } catch {
    return null;
  }
  return encoded.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number(`0x${hex}`)));
}

/**
 * The name that a `Content-Disposition` suggests for a file, without any folder in front of it; null if it suggests
 * none.
 */
export function suggestedName(header: string | null): string | null {
  if (header === null) return null;
  const international = extended.exec(header);
  const plain = quoted.exec(header)?.[1]?.replace(/\\(.)/g, '$1') ?? token.exec(header)?.[1];
  const name = (international && decodeExtended(international)) ?? plain;
  // The server chooses the file name only, never its folder.
  return name?.split(/[/\\]/).at(-1) || null;
}
