import { roles } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { staffSearch } from '#/business/staff/person-options.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { QueryError } from '#/ui/controls/error-state.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { ComboboxField } from '#/ui/form/combobox/combobox-field.tsx';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';
import { readNetwork } from '#/ui/form/field/network.ts';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { TextField } from '#/ui/form/field/text-field.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { checkAddressQuery, type Tried } from './check-address.ts';
import { RuleKind } from './rule-state.tsx';
import { RuleSubject } from './rule-subject.tsx';

function CheckResult({ check }: { check: Schemas.IpCheck }) {
  const { t } = useTranslation(['ip-rule', 'record']);
  const { address, role, user, let_in: letIn, rules, missing_scope: missing } = check;
  const whom = user?.name ?? (role === null ? t('check.beforeSignIn') : t(`record:role.${role}`));
  const why = () => {
    if (missing !== null) return t(`check.missing.${missing}`);
    return rules.length === 0 ? t('check.noRule') : t('check.decided');
  };
  return (
    <Notice
      tone={letIn ? 'info' : 'danger'}
      title={t(letIn ? 'check.letIn' : 'check.keptOut', { address, whom })}
    >
      <p>{why()}</p>
      <ul className="mt-1 flex flex-col gap-1 empty:hidden">
        {rules.map((rule) => (
          <li key={rule.id} className="flex flex-wrap items-center gap-2">
            <span className="font-mono text-ink">{rule.cidr}</span>
            <RuleKind kind={rule.kind} />
            <RuleSubject rule={rule} />
            {rule.note !== null && <span className="break-words">{rule.note}</span>}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type CheckDraft = { address: string; role: string; user: ComboboxOption | null };

export function AddressCheck({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['ip-rule', 'record']);
  const sdk = useSdk();
  const [tried, setTried] = useState<Tried | null>(null);
  const { control, handleSubmit } = useForm<CheckDraft>({
    defaultValues: { address: '', role: '', user: null },
  });
  const check = useQuery({ ...checkAddressQuery(sdk, tried ?? {}), enabled: tried !== null });
  const send = handleSubmit(({ address, role, user }) =>
    setTried({
      ...(address.trim() !== '' && { address: address.trim() }),
      // One of the options below.
      ...(role !== '' && { role: role as Schemas.Role }),
      ...(user !== null && { user_id: user.value }),
    }),
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('check.title')} description={t('check.about')}>
      <form
        noValidate
        className="flex min-h-0 flex-1 flex-col"
        onSubmit={(event) => void send(event)}
      >
        <DialogBody>
          <div className="flex flex-col gap-3">
            <TextField
              control={control}
              name="address"
              label={t('check.address')}
              hint={t('check.addressHint')}
              check={(typed) =>
                typed.includes('/') || readNetwork(typed) === null ? t('check.addressFault') : null
              }
              maxLength={43}
            />
            <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
              <SelectField
                control={control}
                name="role"
                label={t('form.role')}
                placeholder={t('check.nobody')}
                options={roles.map((value) => ({ value, label: t(`record:role.${value}`) }))}
              />
              <ComboboxField
                control={control}
                name="user"
                label={t('form.user')}
                hint={t('check.userHint')}
                source={staffSearch(sdk)}
                placeholder={t('form.userPlaceholder')}
              />
            </div>
            <div aria-live="polite">
              {check.error !== null && tried !== null && <QueryError query={check} />}
              {check.data && <CheckResult check={check.data} />}
            </div>
          </div>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{t('check.close')}</Button>
          <Button type="submit" variant="primary" busy={check.isFetching}>
            {t('check.submit')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
