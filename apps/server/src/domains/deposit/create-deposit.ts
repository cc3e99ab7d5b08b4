import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { cryptoAddress, deposit } from '../../kernel/db/schema.ts';
import { type FieldProblem, invalid, Problem } from '../../kernel/errors/problem.ts';
import { when } from '../../kernel/lists/conditions.ts';
import { requireAmount } from '../../kernel/money/decimal.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import { requireAccountOf } from '../account/account-view.ts';
import { requireClient } from '../client-access/find-client.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import { claimFile } from '../file/attached-file.ts';
import { depositReview } from './audit-deposit.ts';
import { bookDeposit } from './book-deposit.ts';
import { chainOfNetwork } from './confirmations.ts';
import { reassessDeposits } from './deposit-risk.ts';

export async function createDeposit(
  tx: Transaction,
  context: RequestContext,
  clientId: string,
  request: Schemas.DepositCreate,
): Promise<Schemas.Deposit> {
  const actor = actorOf(context);
  const found = await requireClient(tx, actor, clientId);
  requireAmount(request.amount, requireCurrency('currency', request.currency));
  requirePaymentFacts(request);
  const account = await requireAccountOf(tx, found.id, request.account_id);
  const screenshotId = request.screenshot ?? null;
  if (screenshotId !== null) {
    const proof = { id: screenshotId, purpose: 'deposit_proof', userId: actor.id } as const;
    await claimFile(tx, proof, deposit.screenshotId);
  }
  const address = request.address?.trim() || null;
  if (address !== null)
    await requireOwnAddress(tx, address, chainOfNetwork(request.network ?? null));
  const { base_currency: baseCurrency, max_ages } = await readSetting(tx, 'trade');
  const { timezone: timeZone } = await readSetting(tx, 'app');
  const { booked, audit } = await bookDeposit(tx, {
    account,
    amount: request.amount,
    currency: request.currency,
    subType: request.sub_type,
    screenshotId,
    payerName: request.payer_name?.trim() || null,
    referenceNo: request.reference_no?.trim() || null,
    txid: request.txid?.trim() || null,
    network: request.network?.trim() || null,
    address,
    remark: request.remark?.trim() || null,
    makerId: actor.id,
    baseCurrency,
    timeZone,
    maxRateHours: max_ages.rate_hours,
    at: new Date(),
  });
  const others = await reassessDeposits(tx, [booked.id]);
  await writeAudit(tx, context, { ...audit, changed: [...audit.changed, ...others] });
  return depositReview.read(tx, context, booked.id);
}

function requirePaymentFacts(request: Schemas.DepositCreate): void {
  const { sub_type: subType, screenshot = null } = request;
  const errors: FieldProblem[] = [];
  if (subType === 'bank' && !request.payer_name?.trim()) {
    errors.push({ field: 'payer_name', code: 'FIELD_REQUIRED' });
  }
  const field = subType === 'crypto' ? 'txid' : 'reference_no';
  if (screenshot === null && !request[field]?.trim()) {
    errors.push({ field, code: 'PAYMENT_EVIDENCE_REQUIRED' });
  }
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
}

/**
 * Coins that were sent elsewhere, or over another chain, are not the firm's. One that is disabled was
 * shown to clients once.
 */
async function requireOwnAddress(
  tx: Transaction,
  address: string,
  chain: Schemas.Chain | null,
): Promise<void> {
  const [own] = await tx
    .select({ id: cryptoAddress.id })
    .from(cryptoAddress)
    .where(
      and(
        eq(cryptoAddress.address, address),
        inArray(cryptoAddress.status, ['enabled', 'disabled']),
        when(chain ?? undefined, (network) => eq(cryptoAddress.network, network)),
      ),
    )
    .limit(1);
  if (own === undefined) throw invalid({ field: 'address', code: 'FIELD_INVALID' });
}
