const masked = '•••';

const secretName =
  /pass|pwd|secret|token|bearer|auth|cred|code|captcha|otp|mfa|sign|sig$|pin$|session|cookie|key|proof|hash|seed|x-amz/i;

const personalName =
  /^(?:q|search|query|(?:user|full|real|nick)_?name|name|mobile|phone|e-?mail)$/i;

const isPrivate = (name: string) => secretName.test(name) || personalName.test(name);

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function looksSecret(word: string): boolean {
  return /^(?=.*\d)(?=.*[a-z])[\w\-.~+/=]{20,}$/i.test(word) && !uuid.test(word);
}

const bearer = /\b(bearer|basic)\s+\S+/gi;
const jsonWebToken = /\beyJ[\w-]+(?:\.[\w-]*)*/g;
const named = /(["']?)([\w.-]+)\1(\s*[=:]\s*)("(?:[^"\\]|\\.)*"|'[^']*'|[^\s&,;"'}\]]+)/g;

export function maskText(text: string): string {
  return text
    .replace(bearer, `$1 ${masked}`)
    .replace(jsonWebToken, masked)
    .replace(named, (whole, quote: string, name: string, sign: string) =>
      isPrivate(name) ? `${quote}${name}${quote}${sign}${masked}` : whole,
    )
    .split(/(\s+)/)
    .map((word) => (looksSecret(word) ? masked : word))
    .join('');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function maskValue(name: string, value: string, depth: number): string {
  if (isPrivate(name)) return masked;
  if (/[/?=&%]/.test(value) || value.includes(':')) {
    return depth > 3 ? masked : maskAddress(decoded(value), depth + 1);
  }
  return maskText(value);
}

function maskPairs(pairs: string, depth: number): string {
  const shown = [...new URLSearchParams(pairs)].map(
    ([name, value]) => `${maskText(name)}=${maskValue(name, value, depth)}`,
  );
  return shown.join('&');
}

function maskAddress(address: string, depth: number): string {
  const base = 'http://here.invalid';
  // An address that cannot be parsed may have a secret anywhere.
  if (!URL.canParse(address, base)) return masked;
  const { protocol, host, pathname, search, hash } = new URL(address, base);
  // `otpauth:`, `data:`, `blob:`: all of it may be the secret.
  if (!/^https?:$/.test(protocol)) return `${protocol}${masked}`;
  const origin = host === 'here.invalid' || host === globalThis.location?.host ? '' : host;
  const path = pathname
    .split('/')
    .map((segment) => maskText(decoded(segment)))
    .join('/');
  const query = search === '' ? '' : `?${maskPairs(search, depth)}`;
  const fragment = hash.slice(1);
  const rest = fragment.includes('=') ? maskPairs(fragment, depth) : maskText(decoded(fragment));
  return `${origin}${path}${query}${hash === '' ? '' : `#${rest}`}`;
}

/**
 * An address that anybody may read: without user and password, with secrets in its path masked, and
 * with every value whose name marks a secret, or what a person has typed, masked.
 *
 * @example
 * maskUrl('/client/admin/v1/list?q=%E5%BC%A0&page=2'); // '/client/admin/v1/list?q=•••&page=2'
 */
export function maskUrl(url: string): string {
  return maskAddress(url, 0);
}
