import type { Schemas } from '@brokerdesk/sdk';
import { StatementLink } from '#/business/client/statement-link.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Avatar } from '#/ui/controls/avatar.tsx';
import { RobotMark } from '#/ui/controls/client-name.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { Stack } from '#/ui/overlay/stack.tsx';

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

/** The way to the statement of each account. */
export const balanceLinks = (client: Schemas.Client) =>
  client.accounts.map(({ id, currency }) => ({ client, entries: { account: id }, of: currency }));

/**
 * The accounts that hold something, or else the first one, each with the way to its statement, and how many
 * others there are. Currencies are never added up.
 */
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
