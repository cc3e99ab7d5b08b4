import type { Schemas } from '@brokerdesk/sdk';
import { StatementLink } from '#/business/client/statement-link.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useCountryName } from '#/ui/i18n/use-country-name.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { fieldName } from './event-labels.ts';
import { ledgerRecord } from './ledger-record.ts';

export function EventDetails({ event }: { event: Schemas.ClientEvent }) {
  const lines = useLines(event);
  return lines.map((line) => (
    <p key={line} className="break-words whitespace-pre-wrap">
      {line}
    </p>
  ));
}

function useLines(event: Schemas.ClientEvent): string[] {
  const { t } = useTranslation(['client-timeline', 'client-detail', 'decision']);
  const countryName = useCountryName();
  const { place } = event;
  const fields = event.fields.map((field) => {
    const name = fieldName(field);
    return name === undefined ? field : t(`fields.${name}`);
  });
  const lines = [
    event.product !== null &&
      [event.trade_kind && t(`client-detail:kinds.${event.trade_kind}`), event.product]
        .filter(Boolean)
        .join(' · '),
    fields.length > 0 && t('changed', { fields: fields.join(t('comma')) }),
    event.event === 'transferred' &&
      t('handed', { from: event.from ?? t('nobody'), to: event.to ?? t('nobody') }),
    place !== null &&
      [place.ip, place.city, place.country && countryName(place.country)]
        .filter(Boolean)
        .join(' · '),
    [
      event.reason_code &&
        // A code that is newer than this console is shown as it is.
        t(`decision:reasonCode.${event.reason_code as 'other'}`, {
          defaultValue: event.reason_code,
        }),
      event.text,
    ]
      .filter(Boolean)
      .join(t('colon')),
  ];
  return lines.filter((line): line is string => line !== false && line !== '');
}

/** The money of it, and what arrived of it in another currency, with the way to the lines it has made. */
export function EventMoney({
  client,
  event,
}: {
  client: { id: string };
  event: Schemas.ClientEvent;
}) {
  const { money } = useMoney();
  const { amount, currency, received, received_currency: into } = event;
  if (amount === null || currency === null) return null;
  const arrived = received !== null && into !== null ? ` → ${money(received, into)}` : '';
  const shown = `${money(amount, currency)}${arrived}`;
  const record = ledgerRecord(event);
  return (
    <span className="font-medium whitespace-nowrap tabular-nums">
      {record === null ? (
        shown
      ) : (
        <StatementLink client={client} filter={{ record }} amount={shown} />
      )}
    </span>
  );
}
