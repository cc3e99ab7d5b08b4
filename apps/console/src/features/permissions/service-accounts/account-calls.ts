import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { recordWrite } from '#/business/record/record-write.ts';
import { type Creation, saveWrite } from '#/business/record/save-write.ts';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';

type Seen = Pick<Schemas.ServiceAccount, 'id' | 'version'>;

/** Answered with a proposal: nothing is given before a second person confirms it. */
export const proposeAccount = saveWrite({
  create: async (sdk, request: Creation<Schemas.ServiceAccountCreate>) =>
    unwrap(await sdk.POST('/config/admin/v1/service_account', request)),
  change: async (sdk, { params, body: { name: _, ...body } }) =>
    unwrap(await sdk.PUT('/config/admin/v1/service_account/{id}', { params, body })),
  topics: ['proposal'],
});

/** Answered with a proposal, too. */
export const proposeSecret = recordWrite({
  write: async (sdk, { id, ...body }: Seen & { overlap_hours: number }, key) =>
    unwrap(
      await sdk.POST('/config/admin/v1/service_account/{id}/secret', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
      }),
    ),
  topics: ['proposal'],
});

export const collectSecret = recordWrite({
  write: async (sdk, { id }: Pick<Seen, 'id'>) =>
    unwrap(
      await sdk.POST('/config/admin/v1/service_account/{id}/secret/collect', {
        params: { path: { id } },
      }),
    ),
  topics: ['service_account'],
});

export const endSecret = recordWrite({
  write: async (sdk, { id, secretId }: Pick<Seen, 'id'> & { secretId: string }) =>
    unwrap(
      await sdk.DELETE('/config/admin/v1/service_account/{id}/secret/{secretId}', {
        params: { path: { id, secretId } },
      }),
    ),
  topics: ['service_account'],
});

export const revokeAccount = recordWrite({
  write: async (sdk, { id, version }: Seen) =>
    unwrap(
      await sdk.PUT('/config/admin/v1/service_account/{id}/revoke', {
        params: { path: { id } },
        body: { version },
      }),
    ),
  topics: ['service_account'],
});

export const rowScopes = ['all', 'team', 'own'] as const satisfies readonly Schemas.RowScope[];

/** Networks are a line each. */
export type AccountDraft = {
  name: string;
  purpose: string;
  scopes: readonly ComboboxOption[];
  row_scope: Schemas.RowScope;
  owner_id: ComboboxOption | null;
  networks: string;
  requests_per_minute: string;
  expires_at: string;
};

const quarterMs = 90 * 24 * 60 * 60 * 1000;

export const toAccountDraft =
  (scopeLabel: (scope: string) => string) =>
  (account: Schemas.ServiceAccount | null): AccountDraft => ({
    name: account?.name ?? '',
    purpose: account?.purpose ?? '',
    scopes: (account?.scopes ?? []).map((value) => ({ value, label: scopeLabel(value) })),
    row_scope: account?.row_scope ?? 'all',
    owner_id: account?.owner ? { value: account.owner.id, label: account.owner.name } : null,
    networks: (account?.networks ?? []).join('\n'),
    requests_per_minute: `${account?.requests_per_minute ?? 60}`,
    expires_at: account?.expires_at ?? new Date(Date.now() + quarterMs).toISOString(),
  });

export const networksIn = (text: string): string[] =>
  text
    .split(/[\s,;，；]+/)
    .map((one) => one.trim())
    .filter(Boolean);

export const toAccount = (draft: AccountDraft): Schemas.ServiceAccountCreate => ({
  name: draft.name.trim(),
  purpose: draft.purpose.trim(),
  scopes: draft.scopes.map(({ value }) => value),
  row_scope: draft.row_scope,
  owner_id: draft.row_scope === 'all' ? null : (draft.owner_id?.value ?? null),
  networks: networksIn(draft.networks),
  requests_per_minute: Number(draft.requests_per_minute),
  expires_at: draft.expires_at,
});
