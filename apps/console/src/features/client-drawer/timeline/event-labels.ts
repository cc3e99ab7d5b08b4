import type { Schemas } from '@brokerdesk/sdk';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  ChartCandlestick,
  Gift,
  HandCoins,
  IdCard,
  KeyRound,
  type LucideIcon,
  NotebookPen,
  Siren,
  UserRound,
} from 'lucide-react';
import { isPositive } from '#/ui/arithmetic/arithmetic.ts';

const eventNames = [
  'profile_registered',
  'profile_updated',
  'profile_made_robot',
  'profile_transferred',
  'profile_nominees_changed',
  'profile_trade_settings_changed',
  'profile_risk_raised',
  'profile_risk_lowered',
  'profile_bank_added',
  'profile_bank_changed',
  'profile_bank_deleted',
  'security_enabled',
  'security_disabled',
  'security_locked',
  'security_unlocked',
  'security_password_reset',
  'security_code_made',
  'security_sessions_ended',
  'security_signed_in',
  'security_sign_in_failed',
  'security_password_changed',
  'kyc_submitted',
  'kyc_corrected',
  'kyc_approved',
  'kyc_rejected',
  'deposit_created',
  'deposit_approved',
  'deposit_rejected',
  'deposit_rolled_back',
  'withdrawal_created',
  'withdrawal_approved',
  'withdrawal_rejected',
  'withdrawal_rolled_back',
  'loan_created',
  'loan_approved',
  'loan_rejected',
  'loan_repaid',
  'loan_completed',
  'compensation_created',
  'compensation_approved',
  'compensation_rejected',
  'bonus_created',
  'bonus_approved',
  'bonus_rejected',
  'exchange_done',
  'trade_booked',
  'trade_approved',
  'trade_unfilled',
  'trade_rejected',
  'trade_paid',
  'trade_sold',
  'trade_unsettled',
  'trade_completed',
  'trade_lapsed',
  'trade_renewed',
  'trade_cancelled',
  'trade_withdrawn',
  'emergency_created',
  'emergency_applied',
  'emergency_rejected',
  'emergency_withdrawn',
  'note_added',
] as const;

type EventName = (typeof eventNames)[number];

type Happened = Pick<Schemas.ClientEvent, 'kind' | 'event' | 'record'>;

/** Undefined for a kind that is newer than this console. */
export function eventName({ kind, event, record }: Happened): EventName | undefined {
  const what = record?.type === 'bonus' ? 'bonus' : kind;
  return eventNames.find((name) => name === `${what}_${event}`);
}

const fields = [
  'full_name',
  'mobile',
  'email',
  'vip_level',
  'score',
  'remark',
  'payer_name',
  'reference_no',
  'txid',
  'network',
  'amount',
  'credited_amount',
  'fee',
  'profit',
  'price',
  'sold_price',
  'applied_qty',
  'allotted_qty',
  'acc_no',
  'settle_at',
] as const;

export const fieldName = (field: string) => fields.find((name) => name === field);

type LedgerEvent = Pick<Schemas.ClientEvent, 'kind' | 'event' | 'record' | 'trade_kind' | 'amount'>;

/** Null if no money has moved. */
export function ledgerRecord(event: LedgerEvent): string | null {
  return event.record !== null && hasMoved(event) ? event.record.id : null;
}

function hasMoved(happened: LedgerEvent): boolean {
  const { event } = happened;
  switch (happened.kind) {
    case 'deposit':
      return event === 'approved' || event === 'rolled_back';
    case 'loan':
    case 'compensation':
      return event === 'approved' || event === 'repaid' || event === 'completed';
    // To ask for it freezes the money already.
    case 'withdrawal':
    case 'exchange':
      return true;
    case 'trade':
      return happened.trade_kind !== 'ipo' || hasMovedForIpo(happened);
    default:
      return false;
  }
}

const givenBack: readonly Schemas.ClientEvent['event'][] = [
  'rejected',
  'unfilled',
  'lapsed',
  'withdrawn',
];

/** An allotment may be paid only once it is won: until then there is perhaps nothing. */
function hasMovedForIpo({ event, amount }: LedgerEvent): boolean {
  if (event === 'booked' || event === 'approved') return false;
  return !givenBack.includes(event) || (amount !== null && isPositive(amount));
}

export const kindIcons: Readonly<Record<Schemas.ClientEventKind, LucideIcon>> = {
  profile: UserRound,
  security: KeyRound,
  kyc: IdCard,
  deposit: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  loan: HandCoins,
  compensation: Gift,
  exchange: ArrowLeftRight,
  trade: ChartCandlestick,
  emergency: Siren,
  note: NotebookPen,
};
