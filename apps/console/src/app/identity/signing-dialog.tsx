import type { Schemas } from '@brokerdesk/sdk';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { ProposedChanges } from '#/business/decision/two-people/proposed-changes.tsx';
import { useTwoPeopleLabels } from '#/business/decision/two-people/use-two-people-labels.ts';
import { PasskeyFailure, signWithPasskey, worksHere } from '#/business/passkey/ceremony.ts';
import { logFailure } from '#/core/browser/log.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';

const side = v.nullable(v.string());
const statementSchema = v.object({
  operation: v.string(),
  record: v.object({ name: v.optional(v.string()) }),
  base_amount: side,
  changes: v.array(v.object({ field: v.string(), before: side, after: side })),
});

const base64url = (text: string) =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Computed here, so that what is signed is what is shown. */
async function digestOf(statement: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(statement));
  return base64url(String.fromCharCode(...new Uint8Array(digest)));
}

export function SigningDialog({
  signing: { statement, issued_at, seal, options },
  onSigned,
  onClose,
}: {
  signing: Schemas.Signing;
  onSigned: (signature: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('signing');
  const labels = useTwoPeopleLabels();
  const { amount } = useMoney();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<'differs' | 'failed' | null>(null);
  const shown = v.safeParse(v.pipe(v.string(), v.parseJson(), statementSchema), statement);
  const isHere = worksHere(options.rpId);

  async function sign() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const challenge = await digestOf(statement);
      if (challenge !== options.challenge) return setFailure('differs');
      const assertion = await signWithPasskey({ ...options, challenge });
      onSigned(base64url(JSON.stringify({ issued_at, seal, assertion })));
    } catch (error) {
      if (error instanceof PasskeyFailure && error.why === 'cancelled') return;
      logFailure('A decision was not signed', error);
      setFailure('failed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('description')}
      busy={busy}
    >
      <DialogBody>
        <div className="flex flex-col gap-4">
          {shown.success ? (
            <>
              <dl className="flex flex-col gap-2">
                <Fact name={t('operation')}>{labels.operation(shown.output.operation)}</Fact>
                {shown.output.record.name !== undefined && (
                  <Fact name={t('record')}>{shown.output.record.name}</Fact>
                )}
                {shown.output.base_amount !== null && (
                  <Fact name={t('baseAmount')}>{amount(shown.output.base_amount)}</Fact>
                )}
              </dl>
              <ProposedChanges changes={shown.output.changes} />
            </>
          ) : (
            <Notice tone="danger" title={t('differs')} />
          )}
          {!isHere && (
            <Notice tone="warning" title={t('elsewhere', { domain: options.rpId })}>
              {t('elsewhereHint')}
            </Notice>
          )}
          {failure !== null && <Notice announced tone="danger" title={t(failure)} />}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button disabled={busy} onClick={onClose}>
          {t('cancel')}
        </Button>
        {isHere && shown.success && (
          <Button variant="primary" busy={busy} onClick={() => void sign()}>
            {!busy && <Fingerprint aria-hidden="true" />}
            {t(busy ? 'signing' : 'sign')}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-muted">{name}</dt>
      <dd className="mt-0.5 font-medium break-words">{children}</dd>
    </div>
  );
}
