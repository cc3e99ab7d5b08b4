import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useWatch } from 'react-hook-form';
import { clientRiskLevels } from '#/business/client/client-query.ts';
import { clientRiskQuery } from '#/business/client-records/client-records.ts';
import { ownWrite, type WriteRequest } from '#/business/decision/review-calls.ts';
import { WaitingProposals } from '#/business/decision/two-people/waiting-proposals.tsx';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { useFormQuery } from '#/business/record/use-seen.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import type { DialogProps } from '../action.ts';

type Level = Schemas.ClientRiskLevel;
type Draft = { level: Level | ''; reason: string };

const blank: Draft = { level: '', reason: '' };
const isLower = (level: Level, than: Level) =>
  clientRiskLevels.indexOf(level) < clientRiskLevels.indexOf(than);

const saveRisk = ownWrite(
  async (sdk, { params: { path }, body }: WriteRequest<Schemas.ClientRiskRequest>) =>
    unwrap(await sdk.POST('/client/admin/v1/risk/{id}', { params: { path }, body })),
  { topics: ['client', 'proposal', 'deposit', 'withdrawal'] },
);

export function SetRisk({ client, onClose }: DialogProps) {
  const { t } = useTranslation(['client-risk', 'client-actions', 'record']);
  const { full_name: name, username } = client;
  const query = useFormQuery(clientRiskQuery(useSdk(), client.id));
  const edit = useRecordForm({
    record: query.data,
    toDraft: () => blank,
    blank,
    labels: { level: t('wanted'), reason: t('reason') },
    describe: ({ level }, { level: current }) => [
      { label: t('level'), text: t(`record:clientRisk.${level || current}`) },
    ],
    write: saveRisk,
    done: ({ level, waiting }, { body }) => {
      const wanted = t(`record:clientRisk.${body.level}`);
      const proposed = waiting.find(({ mine }) => mine);
      return level === body.level || proposed === undefined
        ? t('done', { name, level: wanted })
        : {
            title: t('proposed', { name, level: wanted }),
            link: { to: '/approval', search: { id: proposed.id }, label: t('openProposal') },
          };
    },
    prepare: ({ level, reason }, { version }) =>
      level === '' ? null : { id: client.id, body: { level, reason: reason.trim(), version } },
  });
  const { field } = edit;
  const wanted = useWatch({ control: edit.form.control, name: 'level' });
  const current = edit.seen?.level ?? client.risk_level;
  const lowers = wanted === '' ? current === 'high' : isLower(wanted, current);
  return (
    <RecordForm
      of={edit}
      title={t('client-actions:action.risk')}
      description={t('client-actions:who', { name, username })}
      submit={t(lowers ? 'propose' : 'submit')}
      failed={t('client-actions:failed')}
      conflictTitle={t('client-actions:conflict')}
      onClose={onClose}
    >
      <Loaded query={query}>
        {(risk) => (
          <>
            <WaitingProposals waiting={risk.waiting} />
            <RiskHistory risk={risk} />
            <SelectField
              {...field('level')}
              placeholder={t('choose')}
              requiredMessage={t('levelRequired')}
              options={clientRiskLevels
                .filter((level) => level !== risk.level)
                .map((value) => ({ value, label: t(`record:clientRisk.${value}`) }))}
            />
            <TextareaField
              {...field('reason')}
              hint={t('reasonHint')}
              requiredMessage={t('reasonRequired')}
              maxLength={500}
            />
            <Notice tone="info" title={t(lowers ? 'twoPeople' : 'atOnce')} />
          </>
        )}
      </Loaded>
    </RecordForm>
  );
}

function RiskHistory({ risk }: { risk: Schemas.ClientRisk }) {
  const { t } = useTranslation(['client-risk', 'record']);
  const { exact } = useTime();
  return (
    <section aria-label={t('history')}>
      <p className="flex items-center gap-2">
        <span className="font-medium">{t('level')}</span>
        {t(`record:clientRisk.${risk.level}`)}
      </p>
      {risk.changes.length === 0 ? (
        <p className="mt-1 text-ink-muted">{t('never')}</p>
      ) : (
        <ol className="mt-2 flex max-h-48 flex-col gap-2 overflow-y-auto">
          {risk.changes.map(({ at, before, after, reason, by, requested_by: maker }) => (
            <li key={at} className="border-l-2 border-line pl-3">
              <p>
                {t('changed', {
                  before: t(`record:clientRisk.${before}`),
                  after: t(`record:clientRisk.${after}`),
                })}
              </p>
              <p className="break-words">{reason}</p>
              <p className="text-xs text-ink-muted">
                {maker === null ? by.name : t('byTwo', { maker: maker.name, checker: by.name })} ·{' '}
                <time dateTime={at}>{exact(at)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
