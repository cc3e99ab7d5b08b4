import type { Schemas } from '@brokerdesk/sdk';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';

/** A rule as it is typed; without an end it holds until it is deleted. */
export type RuleDraft = {
  cidr: string;
  kind: Schemas.IpRuleKind;
  scope: Schemas.IpRuleScope;
  role: Schemas.Role | '';
  user_id: ComboboxOption | null;
  note: string;
  expires_at: string;
};

export const toRuleDraft = (rule: Schemas.IpRule | null): RuleDraft => ({
  cidr: rule?.cidr ?? '',
  kind: rule?.kind ?? 'deny',
  scope: rule?.scope ?? 'all',
  role: rule?.role ?? '',
  user_id: rule?.user ? { value: rule.user.id, label: rule.user.name } : null,
  note: rule?.note ?? '',
  expires_at: rule?.expires_at ?? '',
});

export const toRule = (draft: RuleDraft): Schemas.IpRuleCreate => ({
  cidr: draft.cidr.trim(),
  kind: draft.kind,
  scope: draft.scope,
  role: draft.scope === 'role' ? draft.role || null : null,
  user_id: draft.scope === 'user' ? (draft.user_id?.value ?? null) : null,
  note: draft.note.trim() || null,
  expires_at: draft.expires_at || null,
});
