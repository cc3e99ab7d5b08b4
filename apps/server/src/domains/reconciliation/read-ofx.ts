import {
  type RawStatement,
  readAmount,
  readDay,
  textOrNull,
  UnreadableStatement,
} from './statement-file.ts';

/** OFX 1 (SGML, tags without an end) and 2 (XML): both are read as tags followed by text. */
export function readOfx(content: string): RawStatement {
  const tags = [...content.matchAll(/<(\/?)([A-Z0-9.]{2,32})>([^<\r\n]*)/gi)].map(
    ([, end, name = '', text = '']) => ({
      name: (end ?? '') + name.toUpperCase(),
      text: decoded(text.trim()),
    }),
  );
  const value = (name: string) => tags.find((tag) => tag.name === name)?.text || null;
  if (tags.filter(({ name }) => name === 'STMTRS').length !== 1) {
    throw new UnreadableStatement('accounts');
  }
  const entries: Map<string, string>[] = [];
  let entry: Map<string, string> | null = null;
  for (const { name, text } of tags) {
    if (name === 'STMTTRN') {
      entry = new Map();
      entries.push(entry);
    } else if (name === '/STMTTRN') entry = null;
    else if (text !== '') entry?.set(name, text);
  }
  const closing = value('BALAMT');
  return {
    accountNo: value('ACCTID'),
    currency: value('CURDEF'),
    number: null,
    from: readDay(value('DTSTART') ?? ''),
    to: readDay(value('DTEND') ?? ''),
    closing: closing === null ? null : readAmount(closing),
    raw: entries.map((one) => ({
      day: readDay(one.get('DTPOSTED') ?? ''),
      amount: readAmount(one.get('TRNAMT') ?? ''),
      payer: textOrNull(one.get('NAME')),
      reference: textOrNull(one.get('CHECKNUM') ?? one.get('REFNUM') ?? one.get('FITID'), 80),
      text: textOrNull([one.get('MEMO'), one.get('FITID')].filter(Boolean).join(' '), 500) ?? '',
      reversal: one.get('CORRECTACTION') === 'DELETE',
    })),
  };
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" } as const;

const decoded = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: keyof typeof entities) => entities[name]);
