import type { Schemas } from '@brokerdesk/sdk';
import { bareNumber } from '#/ui/form/contact.ts';

/** Contacts are masked: one that is left empty stays as it is. */
export type ClientDraft = {
  full_name: string;
  mobile: string;
  email: string;
  vip_level: string;
  score: string;
  language: Schemas.ClientLanguage;
  remark: string;
};

export function toClientDraft(client: Schemas.Client): ClientDraft {
  return {
    full_name: client.full_name,
    mobile: '',
    email: '',
    vip_level: String(client.vip_level),
    score: String(client.score),
    language: client.language,
    remark: client.remark ?? '',
  };
}

export function toClientUpdate(draft: ClientDraft, version: number): Schemas.ClientUpdate {
  const mobile = bareNumber(draft.mobile);
  const email = draft.email.trim();
  return {
    full_name: draft.full_name.trim(),
    ...(mobile !== '' && { mobile }),
    ...(email !== '' && { email }),
    vip_level: Number(draft.vip_level),
    score: Number(draft.score),
    language: draft.language,
    remark: draft.remark.trim() || null,
    version,
  };
}
