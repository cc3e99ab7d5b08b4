import {
  type Signable,
  type Signature,
  signatureOf,
} from '#/business/decision/two-people/signature.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';

export function SignatureNote({ record, act }: { record: Signable; act: 'approve' | 'rollback' }) {
  const { t } = useTranslation('two-people');
  const signature: Signature = signatureOf(record, act);
  if (signature === 'alone') return null;
  const signed = record.decision.second_person?.waiting?.maker;
  return (
    <p className="mt-1.5 font-medium text-warning-text">
      {signature === 'first'
        ? t('sign.first')
        : signed
          ? t('sign.second', { name: signed.name })
          : t('sign.made', { name: record.maker?.name ?? '' })}
    </p>
  );
}
