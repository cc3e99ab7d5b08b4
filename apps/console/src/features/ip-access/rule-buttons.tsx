import { Plus, Radar } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { Permit } from '#/ui/permission/permit.tsx';

const RuleForm = lazyOverlay(async () => (await import('./rule-form.tsx')).RuleForm, ['form']);
const AddressCheck = lazyOverlay(
  async () => (await import('./address-check.tsx')).AddressCheck,
  ['form'],
);

/** Tries an address against the rules, and makes a new one. */
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
