import type { ComponentType } from 'react';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import type { ActionForms, ActionName, DialogProps } from './action.ts';

const onDemand = (labels: readonly string[], load: () => Promise<ComponentType<DialogProps>>) =>
  lazyOverlay(load, ['form', ...labels]);

const fundLabels = ['client-funds', 'funds'];
const formLabels = ['client-forms'];

const credits = () => import('./credit-client.tsx');
const states = () => import('./confirm/set-status.tsx');

/** Messages and identity checks are other features: their forms come from the page around. */
const dialogs: Record<Exclude<ActionName, keyof ActionForms>, ComponentType<DialogProps>> = {
  deposit: onDemand(
    ['client-deposit', ...fundLabels],
    async () => (await import('./deposit/record-deposit.tsx')).RecordDeposit,
  ),
  compensation: onDemand(fundLabels, async () => {
    const { CreditClient } = await credits();
    return (props) => <CreditClient {...props} kind="compensation" />;
  }),
  bonus: onDemand(fundLabels, async () => {
    const { CreditClient } = await credits();
    return (props) => <CreditClient {...props} kind="bonus" />;
  }),
  exchange: onDemand(
    fundLabels,
    async () => (await import('./exchange/exchange-funds.tsx')).ExchangeFunds,
  ),
  subscribe: onDemand(
    fundLabels,
    async () => (await import('./subscribe-client.tsx')).SubscribeClient,
  ),
  edit: onDemand(formLabels, async () => (await import('./edit/edit-client.tsx')).EditClient),
  tags: onDemand(formLabels, async () => (await import('./edit/edit-tags.tsx')).EditTags),
  risk: onDemand(
    ['client-risk', 'two-people'],
    async () => (await import('./edit/set-risk.tsx')).SetRisk,
  ),
  bank: onDemand(
    [...formLabels, 'two-people'],
    async () => (await import('./bank/bank-cards.tsx')).BankCards,
  ),
  nominees: onDemand(
    formLabels,
    async () => (await import('./nominee/edit-nominees.tsx')).EditNominees,
  ),
  trade: onDemand(
    ['menu', 'two-people', ...formLabels],
    async () => (await import('./trade/trade-settings.tsx')).TradeSettings,
  ),
  location: onDemand(
    formLabels,
    async () => (await import('./client-location.tsx')).ClientLocation,
  ),
  password: onDemand(formLabels, async () => (await import('./reset-password.tsx')).ResetPassword),
  code: onDemand([], async () => (await import('./client-code.tsx')).ClientCode),
  offline: onDemand([], async () => (await import('./confirm/force-offline.tsx')).ForceOffline),
  transfer: onDemand(
    formLabels,
    async () => (await import('./transfer-client.tsx')).TransferClient,
  ),
  fake: onDemand([], async () => (await import('./confirm/mark-robot.tsx')).MarkRobot),
  remove: onDemand([], async () => (await import('./confirm/delete-client.tsx')).DeleteClient),
  enabled: stateDialog('enabled'),
  disabled: stateDialog('disabled'),
  locked: stateDialog('locked'),
  unlocked: stateDialog('unlocked'),
};

function stateDialog(status: 'enabled' | 'disabled' | 'locked' | 'unlocked') {
  return onDemand([], async () => {
    const { SetStatus } = await states();
    return (props) => <SetStatus {...props} status={status} />;
  });
}

export function ActionDialog({
  action,
  forms,
  ...props
}: DialogProps & { action: ActionName; forms: ActionForms }) {
  const Dialog = action === 'identity' || action === 'message' ? forms[action] : dialogs[action];
  return <Dialog {...props} />;
}
