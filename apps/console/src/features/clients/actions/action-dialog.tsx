import { type ComponentType, lazy, Suspense } from 'react';
import { loadWords } from '#/shared/i18n/set-up.ts';
import type { ActionName } from './action.ts';
import type { FundDialogProps } from './funds/with-accounts.tsx';

type Piece = { default: ComponentType<FundDialogProps> };

/** A dialog comes with its words when it is opened for the first time. */
const onDemand = (words: readonly string[], load: () => Promise<Piece>) =>
  lazy(async () => (await Promise.all([load(), loadWords(['form', ...words])]))[0]);

const fundWords = ['client-funds'];
const formWords = ['client-forms'];

const credits = () => import('./credit/credit-client.tsx');
const states = () => import('./confirm/set-status.tsx');

const dialogs: Record<ActionName, ComponentType<FundDialogProps>> = {
  deposit: onDemand(['deposit', 'deposit-review', ...fundWords], async () => ({
    default: (await import('./deposit/record-deposit.tsx')).RecordDeposit,
  })),
  compensation: onDemand(fundWords, async () => {
    const { CreditClient } = await credits();
    return { default: (props) => <CreditClient {...props} kind="compensation" /> };
  }),
  bonus: onDemand(fundWords, async () => {
    const { CreditClient } = await credits();
    return { default: (props) => <CreditClient {...props} kind="bonus" /> };
  }),
  exchange: onDemand(fundWords, async () => ({
    default: (await import('./exchange/exchange-funds.tsx')).ExchangeFunds,
  })),
  subscribe: onDemand(fundWords, async () => ({
    default: (await import('./subscribe/subscribe-client.tsx')).SubscribeClient,
  })),
  edit: onDemand(formWords, async () => ({
    default: (await import('./edit/edit-client.tsx')).EditClient,
  })),
  bank: onDemand(formWords, async () => ({
    default: (await import('./bank/bank-cards.tsx')).BankCards,
  })),
  nominees: onDemand(formWords, async () => ({
    default: (await import('./nominee/edit-nominees.tsx')).EditNominees,
  })),
  trade: onDemand(['menu', ...formWords], async () => ({
    default: (await import('./trade/trade-settings.tsx')).TradeSettings,
  })),
  location: onDemand(formWords, async () => ({
    default: (await import('./location/client-location.tsx')).ClientLocation,
  })),
  password: onDemand(formWords, async () => ({
    default: (await import('./password/reset-password.tsx')).ResetPassword,
  })),
  code: onDemand([], async () => ({
    default: (await import('./code/client-code.tsx')).ClientCode,
  })),
  offline: onDemand([], async () => ({
    default: (await import('./confirm/force-offline.tsx')).ForceOffline,
  })),
  transfer: onDemand(formWords, async () => ({
    default: (await import('./transfer/transfer-client.tsx')).TransferClient,
  })),
  fake: onDemand([], async () => ({
    default: (await import('./confirm/mark-robot.tsx')).MarkRobot,
  })),
  remove: onDemand([], async () => ({
    default: (await import('./confirm/delete-client.tsx')).DeleteClient,
  })),
  enabled: stateDialog('enabled'),
  disabled: stateDialog('disabled'),
  locked: stateDialog('locked'),
  unlocked: stateDialog('unlocked'),
};

function stateDialog(status: 'enabled' | 'disabled' | 'locked' | 'unlocked') {
  return onDemand([], async () => {
    const { SetStatus } = await states();
    return { default: (props) => <SetStatus {...props} status={status} /> };
  });
}

/** The dialog of an action, open as long as it is rendered. */
export function ActionDialog({ action, ...props }: FundDialogProps & { action: ActionName }) {
  const Dialog = dialogs[action];
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
