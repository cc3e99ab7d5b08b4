import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { Plus, Radar } from 'lucide-react';
import { useState } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { Permit } from '#/ui/permission.tsx';
import { overlapsOf, rulesInForceQuery, whomOf } from './rule-checks.ts';

const RuleForm = lazyOverlay(async () => (await import('./rule-form.tsx')).RuleForm, ['form']);
const AddressCheck = lazyOverlay(
  async () => (await import('./address-check.tsx')).AddressCheck,
  ['form'],
);

export function RuleButtons() {
  const { t } = useTranslation('ip-rule');
  const [open, setOpen] = useState<'check' | 'create' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button title={t('check.button')} onClick={() => setOpen('check')}>
        <Radar aria-hidden="true" />
        <span className="shown-on-wide max-md:sr-only">{t('check.button')}</span>
      </Button>
      <Permit action="create">
        <Button variant="primary" onClick={() => setOpen('create')}>
          <Plus aria-hidden="true" />
          <span className="max-md:sr-only">{t('create.button')}</span>
        </Button>
      </Permit>
      {open === 'check' && <AddressCheck onClose={close} />}
      {open === 'create' && <RuleForm rule={null} onClose={close} />}
    </>
  );
}

const namedMax = 2;

export function RuleOverlaps({ rule }: { rule: Schemas.IpRule }) {
  const { t } = useTranslation('ip-rule');
  const { data } = useQuery(rulesInForceQuery(useSdk()));
  if (rule.status === 'expired' || data === undefined) return '—';
  const found = overlapsOf(data, { ...whomOf(rule), id: rule.id, cidr: rule.cidr });
  if (found.length === 0) return t('overlap.none');
  const more = found.length - namedMax;
  return (
    <ul className="flex flex-col gap-0.5 text-xs">
      {found.slice(0, namedMax).map(({ rule: other, outcome }) => (
        <li key={other.id}>
          <span className="font-mono">{other.cidr}</span> {t(`overlap.${outcome}`)}
        </li>
      ))}
      {more > 0 && <li className="text-ink-muted">{t('overlap.more', { count: more })}</li>}
    </ul>
  );
}
