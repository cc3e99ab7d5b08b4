import type { Schemas } from '@brokerdesk/sdk';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { ClientLink } from '#/business/client/client-link.tsx';
import { StatementLink } from '#/business/client/statement-link.tsx';
import type { StatementKind } from '#/business/ledger/statement-filter.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useCountryName } from '#/ui/i18n/use-country-name.ts';
import { withParts } from '#/ui/i18n/with-parts.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { type TimeFormat, useTime } from '#/ui/time/use-time.ts';
import { type EvidenceItem, holderTitle, passwordLine, turnoverTitle } from './evidence-strip.tsx';

function SharedClientList({ shared }: { shared: Schemas.SharedClients }) {
  const { t } = useTranslation('withdrawal');
  const { dateTime } = useTime();
  const { clients, in_scope: inScope, outside } = shared;
  const more = inScope - clients.length;
  return (
    <>
      <ul className="mt-1 flex flex-col gap-1">
        {clients.map(({ client, ip, last_at: at }) => (
          <li key={client.id} className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-ink">
              <ClientLink client={client} />
            </span>
            <span className="text-xs">
              {ip === null
                ? t('evidence.shared.asked', { at: dateTime(at) })
                : t('evidence.shared.seen', { ip, at: dateTime(at) })}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('evidence.shared.more', { count: more })}</p>}
      {outside > 0 && <p>{t('evidence.shared.outside', { count: outside })}</p>}
    </>
  );
}

type Evidence = Schemas.WithdrawalEvidence;
type Formats = { t: TFunction<'withdrawal'>; time: TimeFormat };

export function useEvidenceItems({
  evidence,
  withdrawal,
}: {
  evidence: Evidence;
  withdrawal: Schemas.Withdrawal;
}): EvidenceItem[] {
  const { t } = useTranslation('withdrawal');
  const time = useTime();
  const { money } = useMoney();
  const country = useCountryName();
  const text = { t, time };
  const inCurrency = (amount: string) => money(amount, withdrawal.currency);
  return [
    ...holderItem(evidence.holder, text),
    destinationItem(evidence.destination, text),
    sharedItem('sharedDestination', evidence.shared_destination, text),
    securityItem(evidence.security, text, country),
    sharedItem('sharedAccess', evidence.shared_access, text),
    turnoverItem(evidence.turnover, text, (kind, amount) => (
      <StatementLink
        client={withdrawal.client}
        filter={{ account: withdrawal.account_id, kind }}
        amount={inCurrency(amount)}
      />
    )),
  ];
}

function factsOf(...facts: (string | false | null)[]): EvidenceItem['facts'] {
  return facts.flatMap((text) => (text ? [{ key: text, text }] : []));
}

function holderItem(holder: Evidence['holder'], { t, time }: Formats): EvidenceItem[] {
  if (holder === null) return [];
  const { holder_name: name, client_name: own, latin_name: latin, verified_at: at } = holder;
  const isLatin = latin === null || latin.toLowerCase() === own.toLowerCase();
  const names = isLatin ? own : t('evidence.holder.both', { name: own, latin });
  return [
    {
      key: 'holder',
      odd: holder.odd,
      explains: ['holder_differs', 'client_unverified'],
      title: t(`evidence.holder.${holderTitle(holder)}`),
      facts: factsOf(
        t('evidence.holder.names', { holder: name, client: names }),
        at !== null && t('evidence.holder.verifiedAt', { at: time.date(at) }),
      ),
    },
  ];
}

function destinationItem(destination: Evidence['destination'], { t, time }: Formats): EvidenceItem {
  const { approved_before: count, approved_last_at: lastAt, saved_at: savedAt } = destination;
  return {
    key: 'destination',
    odd: destination.odd,
    explains: ['new_destination'],
    title: t(count === 0 ? 'evidence.destination.never' : 'evidence.destination.paid', { count }),
    facts: factsOf(
      t('evidence.destination.first', { at: time.dateTime(destination.first_used_at) }),
      lastAt !== null && t('evidence.destination.last', { at: time.dateTime(lastAt) }),
      savedAt === null
        ? t('evidence.destination.notSaved')
        : t('evidence.destination.saved', { at: time.dateTime(savedAt) }),
    ),
  };
}

function securityItem(
  security: Evidence['security'],
  { t, time }: Formats,
  country: (code: string) => string,
): EvidenceItem {
  const { password_changed_at: changedAt, sessions_ended_at: endedAt } = security;
  const password = passwordLine(security);
  return {
    key: 'security',
    odd: security.odd,
    explains: ['password_changed', 'sessions_ended', 'new_device', 'failed_sign_ins'],
    title: t(security.odd ? 'evidence.security.odd' : 'evidence.security.calm'),
    facts: factsOf(
      password && t(`evidence.security.${password}`, { at: changedAt && time.dateTime(changedAt) }),
      endedAt !== null && t('evidence.security.sessions', { at: time.dateTime(endedAt) }),
      ...security.new_devices.map(({ os, type, ip, country: code, city, first_seen_at: at }) =>
        t('evidence.security.device', {
          os,
          type: t(`evidence.security.types.${type}`),
          place: [code !== null && country(code), city, ip].filter(Boolean).join(' · '),
          at: time.dateTime(at),
        }),
      ),
      security.failed_sign_ins > 0 &&
        t('evidence.security.failed', { count: security.failed_sign_ins }),
      t(security.mfa ? 'evidence.security.mfa' : 'evidence.security.noMfa'),
    ),
  };
}

function turnoverItem(
  turnover: Evidence['turnover'],
  { t, time }: Formats,
  linked: (kind: StatementKind, amount: string) => ReactNode,
): EvidenceItem {
  const { odd, deposit, traded, orders } = turnover;
  const sum = linked('trade', traded);
  const tradedLabels = (key: 'total' | 'since') => ({
    key,
    text: withParts(t(`evidence.turnover.${key}`, { traded: '{traded}', count: orders }), {
      traded: sum,
    }),
  });
  return {
    key: 'turnover',
    odd,
    explains: ['not_traded'],
    title: t(`evidence.turnover.${turnoverTitle(turnover)}`),
    facts:
      deposit === null
        ? [tradedLabels('total')]
        : [
            {
              key: 'deposit',
              text: withParts(
                t('evidence.turnover.deposit', {
                  orderNo: deposit.order_no,
                  amount: '{amount}',
                  at: time.dateTime(deposit.approved_at),
                }),
                { amount: linked('deposit', deposit.amount) },
              ),
            },
            tradedLabels('since'),
          ],
  };
}

function sharedItem(
  key: 'sharedAccess' | 'sharedDestination',
  shared: Schemas.SharedClients,
  { t }: Formats,
): EvidenceItem {
  const count = shared.in_scope + shared.outside;
  return {
    key,
    odd: shared.odd,
    explains: [key === 'sharedAccess' ? 'shared_ip' : 'shared_destination'],
    title: count === 0 ? t(`evidence.${key}.none`) : t(`evidence.${key}.some`, { count }),
    facts: count === 0 ? [] : [{ key, text: <SharedClientList shared={shared} /> }],
  };
}
