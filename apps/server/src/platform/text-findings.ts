export type TextFinding = 'link' | 'account' | 'crypto';

/** Takes too much rather than too little: a text with findings takes a second person, and is not refused. */
export function findingsIn(text: string): TextFinding[] {
  const plain = plainly(text);
  const found: TextFinding[] = [];
  if (link.test(plain)) found.push('link');
  if (hasLongNumber(plain)) found.push('account');
  if (cryptoAddress.test(joined(plain))) found.push('crypto');
  return found;
}

/**
 * Whether a link passes for another one: with a name before its host (`https://bank.example@evil.example`), or with
 * a text that names another host (`[bank.example](https://evil.example)`).
 */
export function hasDisguisedLink(text: string): boolean {
  const plain = plainly(text);
  return (
    /[a-z][a-z\d+.-]*:\/\/[^\s/?#]*@/i.test(plain) ||
    linksIn(plain).some(({ anchor, address }) => namesAnotherHost(anchor, address))
  );
}

function linksIn(plain: string): { anchor: string; address: string }[] {
  const defined = [...plain.matchAll(/^\s*\[([^\]]+)\]:\s*(\S+)/gm)].map(
    ([, label = '', address = '']) => ({ anchor: label, address }),
  );
  const addressOf = (label: string) =>
    defined.find(({ anchor }) => anchor.toLowerCase() === label.toLowerCase())?.address ?? '';
  const inline = [...plain.matchAll(/\[([^\]]*)\]\(\s*([^)\s]*)/g)];
  const referring = [...plain.matchAll(/\[([^\]]+)\]\s?\[([^\]]+)\]/g)];
  return [
    ...defined,
    ...inline.map(([, anchor = '', address = '']) => ({ anchor, address })),
    ...referring.map(([, anchor = '', label = '']) => ({ anchor, address: addressOf(label) })),
  ];
}

const hostName = /(?:[\p{L}\p{N}-]+\.)+(?:xn--[a-z\d-]+|\p{L}{2,})/giu;
const fileName = /\.(?:docx?|html?|jpe?g|pdf|png|webp|xlsx?)$/;

function namesAnotherHost(anchor: string, address: string): boolean {
  const [, host] =
    /^(?:https?:\/\/|mailto:[^@\s]*@)([^/?#:\s]+)/i.exec(address.toLowerCase()) ?? [];
  if (host === undefined) return false;
  // Emphasis and backslashes are not seen by who reads it.
  const shown = anchor.replace(/[*_`~\\]/g, '').toLowerCase();
  return [...shown.matchAll(hostName)]
    .map(([name]) => name.replace(/^www\./, ''))
    .some((name) => !fileName.test(name) && host !== name && !host.endsWith(`.${name}`));
}

/** An account number has at least as many digits, and a date or an amount fewer in one run. */
const digitsMin = 9;

function plainly(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Variation_Selector}\p{Mn}]/gu, '')
    .replace(/\bhxxp/gi, 'http')
    .replace(/\s*[[({]\s*(\.|dot)\s*[\])}]\s*/gi, '.')
    .replace(/(?<=[\p{L}\p{N}])\s*[。．｡]\s*(?=[a-z])/giu, '.');
}

const link =
  /[a-z][a-z\d+.-]*:\/\/|\bwww\.|[\w.+-]+@[\p{L}\p{N}-]+\.|[\p{L}\p{N}-]\.(?:xn--[a-z\d-]+|[a-z]{2,})(?![a-z])|\b(?:\d{1,3}\.){3}\d{1,3}\b/iu;

const cryptoAddress = /(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{26,}/i;

/** Spaces and hyphens split what is copied by hand into groups. */
const joined = (text: string) =>
  text.replace(/(?<=[a-z\d])[\s-](?=[a-z\d])/gi, (gap) => (gap.trim() === '' ? ' ' : ''));

function hasLongNumber(plain: string): boolean {
  const digits = plain
    .replace(/\b[A-Z]?20\d{2}(0[1-9]|1[0-2])([0-2]\d|3[01])-\d{1,7}\b/g, ' # ')
    .replace(/\b20\d{2}[-/.](0?[1-9]|1[0-2])[-/.]([0-2]?\d|3[01])\b/g, ' # ')
    .replace(/\b([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?\b/g, ' # ')
    .replace(/\b\d{1,3}(,\d{3})+(\.\d+)?\b/g, ' # ')
    .replace(/[〇零一二三四五六七八九]/g, '0')
    .replace(/\p{Nd}/gu, '0')
    .replace(/(?<=0)[\s\-.·_/]{1,3}(?=0)/g, '');
  return digits.includes('0'.repeat(digitsMin)) || iban.test(plain.replace(/[\s-]/g, ''));
}

/** Country, check digits, and a bank's number, which may be letters for the most part. */
const iban = /[A-Z]{2}\d{2}[A-Z\d]{11,30}/;
