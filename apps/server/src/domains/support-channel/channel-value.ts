import type { Schemas } from '@brokerdesk/sdk';
import { Problem } from '../../kernel/errors/problem.ts';

const patterns = {
  /** In international form: country code and number, without spaces. */
  whatsapp: /^\+[1-9]\d{7,14}$/,
  telegram: /^[A-Za-z]\w{4,31}$/,
  line: /^[a-z0-9][a-z0-9._-]{1,29}$/,
} as const;

export function channelValue(kind: Schemas.SupportChannelKind, typed: string): string {
  const text = typed.trim();
  const value = kind === 'url' ? httpsAddress(text) : named(text, kind);
  if (value !== undefined) return value;
  throw new Problem('VALIDATION', { errors: [{ field: 'value', code: 'FIELD_INVALID' }] });
}

function named(text: string, kind: keyof typeof patterns): string | undefined {
  const name = kind === 'whatsapp' ? text.replaceAll(/[\s()-]/g, '') : text.replace(/^@/, '');
  return patterns[kind].test(name) ? name : undefined;
}

/** Clients follow it: only TLS, and nothing in it that could pass for another host. */
function httpsAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const address = new URL(text);
  const plain = address.username === '' && address.password === '';
  const isHost = address.hostname.includes('.') && !/^[\d.]+$|^\[/.test(address.hostname);
  return address.protocol === 'https:' && plain && isHost ? address.href : undefined;
}
