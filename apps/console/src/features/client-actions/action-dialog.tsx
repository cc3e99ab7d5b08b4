import type { ComponentType } from 'react';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import type { ActionForms, ActionName, DialogProps } from './action.ts';

const onDemand = (labels: readonly string[], load: () => Promise<ComponentType<DialogProps>>) =>
  lazyOverlay(load, ['form', ...labels]);

const fundLabels = ['client-funds', 'funds'];
const formLabels = ['client-forms'];

const credits = () => import('./credit-client.tsx');
const steps = () => import('./confirm-step.tsx');

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
  offline: stepDialog('offline'),
  transfer: onDemand(
    formLabels,
    async () => (await import('./transfer-client.tsx')).TransferClient,
  ),
  fake: stepDialog('fake'),
  remove: onDemand([], async () => (await steps()).DeleteClient),
  enabled: stepDialog('enabled'),
  disabled: stepDialog('disabled'),
  locked: stepDialog('locked'),
  unlocked: stepDialog('unlocked'),
};

function stepDialog(step: 'offline' | 'fake' | 'enabled' | 'disabled' | 'locked' | 'unlocked') {
  return onDemand([], async () => {
    const { ConfirmStep } = await steps();
    return (props) => <ConfirmStep {...props} step={step} />;
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
