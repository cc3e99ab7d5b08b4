import type { Schemas } from '@brokerdesk/sdk';
import { Check, CircleOff, Link2, Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Comments } from '#/business/comments/comments.ts';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { ListedDrawer } from '#/business/record/listed-drawer.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { Panel, Section } from '#/ui/controls/section.tsx';
import { useShortcuts } from '#/ui/controls/use-shortcuts.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { Permit, useCan } from '#/ui/permission.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { ChooseRecord } from './choose-record.tsx';
import {
  ConfirmMatches,
  DepositFromLine,
  IgnoreLines,
  MatchTogether,
  UndoMatch,
} from './match-dialogs.tsx';
import { type Item, isProposed, payerOf } from './reconciliation-calls.ts';
import { DifferenceKind } from './reconciliation-parts.tsx';

export function ItemDrawer(open: OpenRecord<Item>) {
  const { t } = useTranslation('bank-statement');
  const { money } = useMoney();
  // A comment leads to its line, whatever that is matched with by now.
  const listed =
    open.listed ??
    open.query.data?.list.find(({ lines }) => lines.some(({ id }) => id === open.id));
  return (
    <ListedDrawer
      {...open}
      id={listed?.id ?? open.id}
      listed={listed}
      auditedAs={listed?.match == null ? null : 'bank_match'}
      kind={t('item.title')}
      title={(item) =>
        [money(item.amount, item.currency), payerOf(item)].filter(Boolean).join(' · ')
      }
      revision={({ state, kind }) => `${state} ${kind}`}
      badge={(item) => <DifferenceKind {...item} />}
      footer={(item) => <Actions key={item.id} item={item} onClose={open.onClose} />}
    >
      {(item) => <ItemDetail item={item} />}
    </ListedDrawer>
  );
}

type Step = 'match' | 'choose' | 'ignore' | 'deposit' | 'undo';

const isCreatable = ({ state, lines: [line, ...others], records }: Item) =>
  state === 'open' &&
  line !== undefined &&
  others.length === 0 &&
  records.length === 0 &&
  !line.amount.startsWith('-') &&
  !line.reversal &&
  !line.repeated;

/** Lines that were set aside have a reason, and are taken back first. */
const isChoosable = ({ match, lines }: Item) =>
  match?.reason_code == null && lines.length > 0 && !lines.some(({ reversal }) => reversal);

function Actions({ item, onClose }: { item: Item; onClose: () => void }) {
  const { t } = useTranslation('bank-statement');
  const [step, setStep] = useState<Step | null>(null);
  const mayMatch = useCan('approve', ['deposit', 'funds']) && isProposed(item);
  useShortcuts(mayMatch ? { a: { labelKey: 'review.approve', run: () => setStep('match') } } : {});
  const { state, lines, records } = item;
  const [line] = lines;
  const differs = item.kind === 'over' || item.kind === 'under';
  const creatable = isCreatable(item);
  const close = () => setStep(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Permit action="approve" resource={['deposit', 'funds']}>
        {isProposed(item) && (
          <Button variant="primary" aria-keyshortcuts="A" onClick={() => setStep('match')}>
            <Check aria-hidden="true" />
            {t('match.button')}
          </Button>
        )}
        {isChoosable(item) && (
          <Button aria-haspopup="dialog" onClick={() => setStep('choose')}>
            <Link2 aria-hidden="true" />
            {t(records.length > 0 ? 'chosen.other' : 'chosen.button')}
          </Button>
        )}
        {state === 'open' && line !== undefined && (
          <Button onClick={() => setStep('ignore')}>
            <CircleOff aria-hidden="true" />
            {t('ignore.button')}
          </Button>
        )}
        {state !== 'open' && (
          <Button onClick={() => setStep('undo')}>
            <Undo2 aria-hidden="true" />
            {t('undo.button')}
          </Button>
        )}
      </Permit>
      {creatable && (
        <Permit action="create" resource={['deposit', 'funds']}>
          <Button onClick={() => setStep('deposit')}>
            <Plus aria-hidden="true" />
            {t('deposit.button')}
          </Button>
        </Permit>
      )}
      {step === 'match' && !differs && (
        <ConfirmMatches items={[item]} onDone={onClose} onClose={close} />
      )}
      {step === 'match' && differs && (
        <MatchTogether items={[item]} onDone={onClose} onClose={close} />
      )}
      {step === 'choose' && <ChooseRecord item={item} onDone={onClose} onClose={close} />}
      {step === 'ignore' && <IgnoreLines items={[item]} onDone={onClose} onClose={close} />}
      {step === 'undo' && <UndoMatch item={item} onClose={close} />}
      {step === 'deposit' && line !== undefined && <DepositFromLine line={line} onClose={close} />}
    </div>
  );
}

function ItemDetail({ item }: { item: Item }) {
  const { t } = useTranslation(['bank-statement', 'reconciliation']);
  const { money } = useMoney();
  const { exact } = useTime();
  const { lines, records, reasons, match } = item;
  return (
    <>
      {lines.length > 0 && (
        <Section title={t('item.lines')}>
          {lines.map((line) => (
            <LineFacts key={line.id} line={line} />
          ))}
        </Section>
      )}
      {records.length > 0 && (
        <Section title={t('item.records')}>
          {records.map((record) => (
            <RecordFacts key={record.id} record={record} />
          ))}
        </Section>
      )}
      {(reasons.length > 0 || match !== null) && (
        <Section title={t('item.evidence')}>
          <Facts
            facts={[
              ...optionalFact(
                t('reconciliation:column.reasons'),
                reasons.map((reason) => t(`reconciliation:reason.${reason}`)).join(' · '),
                true,
              ),
              {
                label: t('reconciliation:column.difference'),
                value: money(item.difference, item.currency),
              },
              ...optionalFact(
                t('reconciliation:column.by'),
                match && `${match.by.name} · ${exact(match.at)}`,
              ),
              ...optionalFact(
                t('reason'),
                match &&
                  [
                    match.reason_code && t(`reconciliation:ignoreReason.${match.reason_code}`),
                    match.reason,
                  ]
                    .filter(Boolean)
                    .join(' · '),
                true,
              ),
            ]}
          />
        </Section>
      )}
      {lines.map(({ id, statement_number: number, position }) => (
        <Comments
          key={id}
          subject={{ type: 'bank_line', id }}
          of={lines.length > 1 ? `${number} #${position}` : undefined}
        />
      ))}
      {lines.length === 0 &&
        records.map(({ id, type }) => <Comments key={id} subject={{ type, id }} />)}
    </>
  );
}

function LineFacts({ line }: { line: Schemas.BankLine }) {
  const { t } = useTranslation(['bank-statement', 'reconciliation']);
  const { money } = useMoney();
  return (
    <Panel title={money(line.amount, line.currency)} aside={line.day}>
      <Facts
        facts={[
          { label: t('item.counterparty'), value: line.payer },
          { label: t('reconciliation:column.reference'), value: line.reference },
          {
            label: t('item.account'),
            value: [line.bank_name, line.acc_no].filter(Boolean).join(' '),
          },
          {
            label: t('reconciliation:column.line'),
            value: `${line.statement_number} #${line.position}`,
          },
          ...optionalFact(t('reconciliation:column.text'), line.text, true),
          ...optionalFact(t('item.remark'), line.reversal && t('item.reversal')),
          ...optionalFact(t('item.remark'), line.repeated && t('item.repeated')),
        ]}
      />
    </Panel>
  );
}

function RecordFacts({ record }: { record: Schemas.PaidRecord }) {
  const { t } = useTranslation(['bank-statement', 'reconciliation']);
  const { money } = useMoney();
  const { id, type, client } = record;
  return (
    <Panel title={money(record.amount, record.currency)} aside={record.day}>
      <Facts
        facts={[
          {
            label: t(`item.of.${type}`),
            value: (
              <PageLink to={`/funds/${type}`} search={{ id }}>
                {record.order_no}
              </PageLink>
            ),
          },
          { label: t('reconciliation:column.client'), value: client.full_name },
          { label: t('item.counterparty'), value: record.name },
          { label: t('reconciliation:column.reference'), value: record.reference },
        ]}
      />
    </Panel>
  );
}
