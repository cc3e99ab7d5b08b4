import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';
import { ClientRisk } from '#/business/client/client-risk.tsx';
import { StatementLink } from '#/business/client/statement-link.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { Avatar } from '#/ui/controls/avatar.tsx';
import { RobotMark } from '#/ui/controls/client-name.tsx';
import { useMoney } from '#/ui/money/use-money.ts';

function Stack({ lines }: { lines: readonly { key: string; text: ReactNode }[] }) {
  return (
    <span
      className={cn(
        'inline-flex flex-col leading-4.5',
        lines.length > 1 &&
          'md:in-[td]:text-xs md:in-[td]:leading-3.5 md:in-[td]:*:*:underline-offset-1',
      )}
    >
      {lines.map(({ key, text }) => (
        <span key={key}>{text}</span>
      ))}
    </span>
  );
}

export function AvatarName({
  name,
  src,
  fake,
}: {
  name: string;
  src: string | null;
  fake: boolean;
}) {
  return (
    <span className="inline-flex max-w-64 items-center max-md:max-w-full gap-2 align-middle">
      <Avatar name={name} src={src} size="sm" />
      <span className="truncate" title={name}>
        {name}
      </span>
      {fake && <RobotMark />}
    </span>
  );
}

const isEmpty = ({ balance }: Schemas.Account) => Number(balance) === 0;

export const balanceLinks = (client: Schemas.Client) =>
  client.accounts.map(({ id, currency }) => ({ client, entries: { account: id }, of: currency }));

/** Currencies are never added up. */
export function Balances({ client }: { client: Schemas.Client }) {
  const { t } = useTranslation('client');
  const { money } = useMoney();
  if (client.accounts.length === 0) return t('noAccount');
  const holding = client.accounts.filter((account) => !isEmpty(account));
  const shown = holding.length > 0 ? holding : client.accounts.slice(0, 1);
  const folded = client.accounts.length - shown.length;
  return (
    <span className="inline-flex items-baseline gap-1.5 md:in-[td]:align-top">
      {folded > 0 && (
        <span className="text-xs text-ink-muted" title={t('emptyAccounts', { count: folded })}>
          +{folded}
        </span>
      )}
      <Stack
        lines={shown.map(({ id, balance, currency }) => ({
          key: id,
          text: (
            <StatementLink
              client={client}
              filter={{ account: id }}
              amount={money(balance, currency)}
            />
          ),
        }))}
      />
    </span>
  );
}

function Language({ of: { language } }: { of: Schemas.Client }) {
  const { t } = useTranslation('client-profile');
  return t(`language.${language}`);
}

export const profileColumns = [
  {
    id: 'risk_level',
    inCards: 'state',
    descendingFirst: true,
    cell: ({ risk_level: level }: Schemas.Client) =>
      level === 'standard' ? null : <ClientRisk level={level} />,
  },
  {
    id: 'language',
    inCards: false,
    cell: (client: Schemas.Client) => <Language of={client} />,
  },
] as const;
