import type { Schemas } from '@brokerdesk/sdk';
import { useWatch } from 'react-hook-form';
import { PlannedChanges } from '#/business/record/planned-changes.tsx';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { TextField } from '#/ui/form/field/text-field.tsx';
import { chains } from '#/ui/money/currencies.ts';
import { saveAddress } from '../address-calls.ts';
import { coinsOf } from '../networks.ts';
import { checksumHolds, isMoved, toAddress, toAddressDraft } from './address-draft.ts';

export function AddressForm({
  address,
  like = null,
  onClose,
}: {
  address: Schemas.CryptoAddress | null;
  /** The address that a new one is to replace. */
  like?: Schemas.CryptoAddress | null;
  onClose: () => void;
}) {
  const { t } = useTranslation(['crypto-address-detail', 'crypto-address', 'record']);
  const edit = useRecordForm({
    record: address,
    toDraft: (record: Schemas.CryptoAddress | null) => toAddressDraft(record, like),
    labels: {
      network: t('crypto-address:column.network'),
      coin: t('crypto-address:column.coin'),
      address: t('crypto-address:column.address'),
      memo: t('crypto-address:column.memo'),
      note: t('crypto-address:column.note'),
    },
    write: saveAddress,
    done: ({ status }) => t(status === 'pending' ? 'form.waits' : 'form.done'),
    prepare: (draft, seen) => {
      const body = toAddress(draft);
      return body && { seen, body };
    },
    // Shows a mistyped address when its field loses the focus, before the form is sent.
    mode: 'onTouched',
    ...(address === null && like === null && { draft: 'crypto-address' }),
  });
  const { field } = edit;
  const { control, setValue, getValues } = edit.form;
  const draft = useWatch({ control }) as ReturnType<typeof toAddressDraft>;
  const { network } = draft;
  const coins = network === '' ? [] : coinsOf[network];
  const moves = address === null || isMoved(address, draft);
  return (
    <RecordForm
      of={edit}
      title={t(address ? 'form.edit' : like ? 'form.replace' : 'form.create')}
      description={t('form.about')}
      submit={t(moves ? 'form.propose' : 'form.save')}
      failed={t('form.failed')}
      onClose={onClose}
    >
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        <SelectField
          {...field('network')}
          placeholder={t('form.choose')}
          requiredMessage={t('form.networkRequired')}
          options={chains.map((value) => ({ value, label: t(`record:chain.${value}`) }))}
          onPick={(next) => {
            // It is one of the options, or none.
            const possible: readonly string[] =
              next === '' ? [] : coinsOf[next as (typeof chains)[number]];
            const [first = ''] = possible;
            if (!possible.includes(getValues('coin'))) {
              setValue('coin', possible.length === 1 ? first : '');
            }
          }}
        />
        <SelectField
          {...field('coin')}
          placeholder={t(network === '' ? 'form.networkFirst' : 'form.choose')}
          requiredMessage={t('form.coinRequired')}
          options={coins.map((value) => ({ value, label: t(`crypto-address:coin.${value}`) }))}
        />
        <div className="md:col-span-2">
          <TextField
            {...field('address')}
            hint={t('form.addressHint')}
            requiredMessage={t('form.addressRequired')}
            check={(value) =>
              network === '' || checksumHolds(network, value)
                ? null
                : t('form.addressWrong', { network: t(`record:chain.${network}`) })
            }
            maxLength={100}
          />
        </div>
        <TextField {...field('memo')} hint={t('form.memoHint')} maxLength={100} />
        <TextField {...field('note')} hint={t('form.noteHint')} maxLength={200} />
      </div>
      {address !== null && <PlannedChanges of={edit} />}
      {moves && (
        <Notice
          tone={address?.status === 'enabled' ? 'warning' : 'info'}
          title={t('form.twoPeople')}
        >
          {t(address?.status === 'enabled' ? 'form.hidden' : 'form.until')}
        </Notice>
      )}
    </RecordForm>
  );
}
