import { roles } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useProposed } from '#/business/decision/two-people/use-proposed.ts';
import { PlannedChanges } from '#/business/record/planned-changes.tsx';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { staffSearch } from '#/business/staff/person-options.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { ComboboxField } from '#/ui/form/combobox/combobox-field.tsx';
import { DateField } from '#/ui/form/field/date-field.tsx';
import { enclosingNetwork, readNetwork } from '#/ui/form/field/network.ts';
import { RadioField } from '#/ui/form/field/radio-field.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { TextField } from '#/ui/form/field/text-field.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { checkAddressQuery } from './check-address.ts';
import { ruleKinds, ruleScopes } from './ip-rule-list.ts';
import { keepsOut, overlapsOf, rulesInForceQuery } from './rule-checks.ts';
import { type RuleDraft, saveRule, toRule, toRuleDraft } from './rule-draft.ts';
import { RuleSubject } from './rule-subject.tsx';

export function RuleForm({ rule, onClose }: { rule: Schemas.IpRule | null; onClose: () => void }) {
  const { t } = useTranslation(['ip-rule', 'record']);
  const sdk = useSdk();
  const { data: own } = useQuery(checkAddressQuery(sdk, {}));
  const { exact } = useTime();
  const proposed = useProposed();
  const labels = {
    cidr: t('column.cidr'),
    kind: t('column.kind'),
    scope: t('column.scope'),
    role: t('form.role'),
    user_id: t('form.user'),
    note: t('column.note'),
    expires_at: t('column.expiresAt'),
  };
  const edit = useRecordForm({
    record: rule,
    toDraft: toRuleDraft,
    labels,
    describe: (draft) => {
      const { cidr, kind, scope, role, note, expires_at: expiresAt } = toRule(draft);
      return [
        { label: labels.cidr, text: cidr },
        { label: labels.kind, text: t(`kind.${kind}`) },
        { label: labels.scope, text: t(`scope.${scope}`) },
        { label: labels.role, text: role ? t(`record:role.${role}`) : '' },
        { label: labels.user_id, text: scope === 'user' ? (draft.user_id?.label ?? '') : '' },
        { label: labels.note, text: note ?? '' },
        { label: labels.expires_at, text: expiresAt ? exact(expiresAt) : '' },
      ];
    },
    fieldOfCode: { IP_RULE_LOCKS_OUT: { field: 'cidr' } },
    write: saveRule,
    done: (saved) =>
      'cidr' in saved
        ? t(rule ? 'edit.done' : 'create.done', { cidr: saved.cidr })
        : proposed(saved),
    prepare: (draft, seen) => ({ seen, body: toRule(draft) }),
    ...(rule === null && { draft: 'ip-rule' }),
  });
  const { field } = edit;
  // Every field has a default, so that none is missing.
  const draft = useWatch({ control: edit.form.control }) as RuleDraft;
  const stored = enclosingNetwork(draft.cidr);
  return (
    <RecordForm
      of={edit}
      title={t(rule ? 'edit.title' : 'create.title')}
      description={
        own === undefined ? t('form.about') : t('form.aboutOwn', { address: own.address })
      }
      submit={t(rule ? 'edit.submit' : 'create.submit')}
      failed={t('form.failed')}
      onClose={onClose}
    >
      <TextField
        {...field('cidr')}
        hint={stored === null ? t('form.cidrHint') : t('form.cidrStored', { cidr: stored })}
        requiredMessage={t('form.cidrRequired')}
        check={(typed) => (readNetwork(typed) === null ? t('form.cidrFault') : null)}
        maxLength={43}
      />
      <RadioField
        {...field('kind')}
        options={ruleKinds.map((value) => ({
          value,
          label: t(`kind.${value}`),
          hint: t(`form.kindHint.${value}`),
        }))}
      />
      <RadioField
        {...field('scope')}
        options={ruleScopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
      />
      {draft.scope === 'role' && (
        <SelectField
          {...field('role')}
          requiredMessage={t('form.roleRequired')}
          placeholder={t('form.choose')}
          options={roles.map((value) => ({ value, label: t(`record:role.${value}`) }))}
        />
      )}
      {draft.scope === 'user' && (
        <ComboboxField
          {...field('user_id')}
          hint={t('form.userHint')}
          requiredMessage={t('form.userRequired')}
          source={staffSearch(sdk)}
          placeholder={t('form.userPlaceholder')}
        />
      )}
      <RuleWarnings draft={draft} ownId={rule?.id ?? null} address={own?.address ?? null} />
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        <DateField
          {...field('expires_at')}
          time
          check={(at) => (Date.parse(at) > Date.now() ? null : t('form.past'))}
        />
        <TextField {...field('note')} maxLength={200} />
      </div>
      {rule !== null && <PlannedChanges of={edit} />}
    </RecordForm>
  );
}

function RuleWarnings({
  draft,
  ownId,
  address,
}: {
  draft: RuleDraft;
  ownId: string | null;
  /** The user's own; null until it is known. */
  address: string | null;
}) {
  const { t } = useTranslation('ip-rule');
  const person = useSessionUser();
  const { data: rules = [] } = useQuery(rulesInForceQuery(useSdk()));
  const { cidr, kind, scope, role, user_id: user } = draft;
  const typed = { cidr, kind, scope, role: role || null, userId: user?.value ?? null };
  const locksOut = address !== null && keepsOut(typed, rules, { address, person, ownId });
  const others = overlapsOf(rules, { ...typed, id: ownId });
  return (
    <div aria-live="polite" className="flex flex-col gap-2 empty:hidden">
      {locksOut && (
        <Notice tone="danger" title={t('warning.locksOut', { address })}>
          {t('warning.locksOutHint')}
        </Notice>
      )}
      {others.length > 0 && (
        <Notice tone="warning" title={t('warning.overlaps', { count: others.length })}>
          <ul>
            {others.slice(0, 5).map(({ rule: other, outcome }) => (
              <li key={other.id}>
                <span className="font-mono">{other.cidr}</span> {t(`kind.${other.kind}`)}
                {' · '}
                <RuleSubject rule={other} />
                {' · '}
                {t(`overlap.${outcome}`)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
