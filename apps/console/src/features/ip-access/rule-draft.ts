import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { recordWrite } from '#/business/record/record-write.ts';
import { type Creation, saveWrite } from '#/business/record/save-write.ts';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';

/** Without an end it holds until it is deleted. */
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

export const saveRule = saveWrite({
  create: async (sdk, request: Creation<Schemas.IpRuleCreate>) =>
    unwrap(await sdk.POST('/config/admin/v1/ip_access', request)),
  change: async (sdk, request) => unwrap(await sdk.PUT('/config/admin/v1/ip_access/{id}', request)),
  topics: ['ip_rule', 'proposal'],
});

export const deleteRule = recordWrite({
  write: async (sdk, { id }: Pick<Schemas.IpRule, 'id'>) =>
    unwrap(await sdk.DELETE('/config/admin/v1/ip_access/{id}', { params: { path: { id } } })),
  topics: ['ip_rule', 'proposal'],
  deletes: ({ id }) => id,
});
