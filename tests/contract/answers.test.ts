import { afterAll, beforeAll, test } from 'vitest';
import { expectNone } from '../support/expect-none.ts';
import { proveLedger } from '../support/ledger-check.ts';
import { approvalAnswers } from './answers/approval.ts';
import { authAnswers } from './answers/auth.ts';
import { bulkAnswers } from './answers/bulk.ts';
import { clientAnswers } from './answers/client.ts';
import { clientAdministrationAnswers } from './answers/client-administration.ts';
import { configAnswers } from './answers/config.ts';
import { creditAnswers } from './answers/credits.ts';
import { depositAnswers } from './answers/deposit.ts';
import { eventAnswers } from './answers/event.ts';
import { exceptionAnswers } from './answers/exception.ts';
import { exportAnswers } from './answers/export.ts';
import { kycAnswers } from './answers/kyc.ts';
import { linesAnswers } from './answers/lines.ts';
import { notesAnswers } from './answers/notes.ts';
import { orderEntryAnswers } from './answers/order-entry.ts';
import { otherAnswers } from './answers/others.ts';
import { productAnswers } from './answers/product.ts';
import { questionAnswers } from './answers/question.ts';
import { reconciliationAnswers } from './answers/reconciliation.ts';
import { reportAnswers } from './answers/report.ts';
import { savingAnswers } from './answers/saving.ts';
import { serviceAccountAnswers } from './answers/service-account.ts';
import { settingAnswers } from './answers/setting.ts';
import { staffAnswers } from './answers/staff.ts';
import { statAnswers } from './answers/stat.ts';
import { tradeAnswers } from './answers/trade.ts';
import { userAnswers } from './answers/user.ts';
import { viewAnswers } from './answers/view.ts';
import { workAnswers } from './answers/work.ts';
import { exercised } from './call.ts';
import { operations } from './contract.ts';
import { startWorld, type World } from './world.ts';

let running: World;

beforeAll(async () => {
  running = await startWorld();
});

afterAll(async () => {
  await running.stack.kill();
  await running.smtp.close();
  await proveLedger(running.stack);
});

const world = () => running;
authAnswers(world);
userAnswers(world);
settingAnswers(world);
clientAnswers(world);
clientAdministrationAnswers(world);
kycAnswers(world);
depositAnswers(world);
questionAnswers(world);
creditAnswers(world);
linesAnswers(world);
reconciliationAnswers(world);
productAnswers(world);
eventAnswers(world);
tradeAnswers(world);
orderEntryAnswers(world);
savingAnswers(world);
statAnswers(world);
exceptionAnswers(world);
notesAnswers(world);
otherAnswers(world);
staffAnswers(world);
configAnswers(world);
approvalAnswers(world);
bulkAnswers(world);
exportAnswers(world);
reportAnswers(world);
viewAnswers(world);
workAnswers(world);
serviceAccountAnswers(world);

const notMet = new Map([
  ['getReadiness 503', 'needs a database that is away'],
  ['presignUpload 429', 'would use up what angel may upload in a day; tested in the server'],
  ['uploadFile 503', 'needs a full disk; tested in the server'],
  ...[
    'confirmUpload',
    'getLogo',
    'getDepositProof',
    'getKycDocument',
    'getTradeEvidence',
    'getAmendmentEvidence',
    'getPayoutReceipt',
  ].map(
    (operation) =>
      [`${operation} 503`, 'needs a file store that is away; tested in the server'] as const,
  ),
  ['getCaptcha 429', 'needs hundreds of captchas from one address; tested in the server'],
  ['refreshToken 429', 'needs many wrong tokens from one address; tested in the server'],
  ['exchangeServiceSecret 429', 'needs many wrong secrets from one address; tested in the server'],
  ['verifyMfa 429', 'would lock the account that the other tests use; tested in the server'],
  ...[
    ...['startMfaBinding', 'startPasskey', 'addPasskey', 'removePasskey', 'endSession'],
    ...['startOwnEmail', 'confirmOwnEmail', 'removeOwnEmail'],
  ].map(
    (operation) =>
      [
        `${operation} 403`,
        'needs a sign-in of more than ten minutes ago; tested in the server',
      ] as const,
  ),
  ['listQuestionTemplates 403', 'every role may read the records that clients are asked about'],
  ['retryBulkRun 403', 'needs a sign-in of more than ten minutes ago; tested in the server'],
  ['retryBulkRun 409', 'needs a run that does not end; tested in the server'],
  ['closeBulkRun 409', 'needs a run that does not end; tested in the server'],
  ['downloadExport 200', 'is a file, not JSON'],
  ['exportClients 200', 'is a file, not JSON'],
  ['exportDeposits 200', 'is a file, not JSON'],
  ['exportStaff 200', 'is a file, not JSON'],
  ['exportIpRules 200', 'is a file, not JSON'],
  ['exportAuditEntries 200', 'is a file, not JSON'],
  ['exportWithdrawals 200', 'is a file, not JSON'],
  ['exportOverdrawn 200', 'is a file, not JSON'],
  ['exportStatement 200', 'is a file, not JSON'],
  ['exportConversions 200', 'is a file, not JSON'],
  ['exportReconciliation 200', 'is a file, not JSON'],
  ['exportReport 200', 'is a file, not JSON'],
  ['exportExceptions 200', 'is a file, not JSON'],
  ['getDepositProof 200', 'is a file, not JSON'],
  ...['Stock', 'Block', 'Ipo', 'Daily', 'Ai', 'Fund', 'Quant', 'Saving'].map(
    (kind) => [`export${kind}Products 200`, 'is a file, not JSON'] as const,
  ),
  ['exportAmendments 200', 'is a file, not JSON'],
  ['exportCryptoAddresses 200', 'is a file, not JSON'],
  ['exportCurrencyPairs 200', 'is a file, not JSON'],
  ['exportExchanges 200', 'is a file, not JSON'],
  ['exportMessages 200', 'is a file, not JSON'],
  ['exportQuotations 200', 'is a file, not JSON'],
  ['exportSupportChannels 200', 'is a file, not JSON'],
  ['getAmendmentEvidence 200', 'is a file, not JSON'],
  ['getLogo 200', 'is a file, not JSON'],
  ['getPayoutReceipt 200', 'is a file, not JSON'],
  ['createPaymentFile 200', 'is a file, not JSON'],
  ['listAgents 403', 'every role may read clients'],
  ['listMessages 403', 'every role may read messages'],
  ['getMetrics 200', 'is text, not JSON'],
  ['listClients 403', 'every role may read clients'],
  ['getClient 403', 'every role may read clients'],
  ['listAccounts 403', 'every role may read clients'],
  ['listDeposits 403', 'every role may read deposits'],
  ['getDeposit 403', 'every role may read deposits'],
  ['getDepositProof 403', 'every role may read deposits'],
  ['exportClientAccess 200', 'is a file, not JSON'],
  ['exportKyc 200', 'is a file, not JSON'],
  ['getKycDocument 200', 'is a file, not JSON'],
  ...[
    'getClientTradeSettings',
    'getClientRisk',
    'setClientRisk',
    'findClients',
    'findSimilarClients',
    'listClientAccess',
    'listClientBanks',
    'listClientNominees',
    'listClientCrypto',
    'getClientLocation',
    'listLinkedClients',
    'listClientNotes',
    'getClientTimeline',
    'getClientSummary',
    'revealClientContact',
    'updateClient',
    'setClientStatus',
    'listClientTags',
    'changeClientTags',
    'endClientSessions',
    'addClientBank',
    'changeClientBank',
    'deleteClientBank',
    'setClientNominees',
    'addClientNote',
  ].map((operation) => [`${operation} 403`, 'every role may read and update clients'] as const),
  ...[
    'listKyc',
    'exportKyc',
    'getClientKyc',
    'getKyc',
    'fillKyc',
    'auditKyc',
    'askKycClient',
    'recordKycAnswer',
    'correctKyc',
    'revealKycIdNo',
    'getKycDocument',
    'claimKyc',
    'releaseKyc',
  ].map((operation) => [`${operation} 403`, 'every role may do everything with kyc'] as const),
  ['listWithdrawals 403', 'every role may read withdrawals'],
  ['getWithdrawal 403', 'every role may read withdrawals'],
  ['revealDestination 403', 'every role may read withdrawals'],
  ['getPayoutReceipt 403', 'every role may read withdrawals'],
  ['listOverdrawn 403', 'every role may read loans and compensation'],
  ['getOverdrawn 403', 'every role may read loans and compensation'],
  ['getLoansDue 403', 'every role may read loans'],
  ['listStatement 403', 'every role may read clients'],
  ['listConversions 403', 'every role may read clients'],
  ['listDepositLines 403', 'every role may read deposits'],
  ['listWithdrawalLines 403', 'every role may read withdrawals'],
  ['listOverdrawnLines 403', 'every role may read loans and compensation'],
  ['listConversionLines 403', 'every role may read clients'],
  ['listClientLines 403', 'every role may read clients'],
  ['exportTrades 200', 'is a file, not JSON'],
  ['getTradeEvidence 200', 'is a file, not JSON'],
  ['getTradeEvidence 403', 'every role may do everything with trade records'],
  ...['list', 'preview', 'create', 'get', 'exit'].map(
    (verb) =>
      [
        `${verb}SavingHolding${verb === 'list' ? 's' : ''} 403`,
        'every role may do everything with trade records',
      ] as const,
  ),
  ['listSavingDays 403', 'every role may do everything with trade records'],
  ['listTrades 403', 'every role may do everything with trade records'],
  ['exportTrades 403', 'every role may do everything with trade records'],
  ['getTrade 403', 'every role may do everything with trade records'],
  ['auditTrade 403', 'every role may do everything with trade records'],
  ['payTrade 403', 'every role may do everything with trade records'],
  ['settleTrade 403', 'every role may do everything with trade records'],
  ['redeemFundOrder 403', 'every role may do everything with trade records'],
  ['listFundDealing 403', 'every role may do everything with trade records'],
  ['getAllocation 403', 'every role may do everything with trade records'],
  ['getAllotmentResult 403', 'every role may do everything with trade records'],
  ['issueAllotmentLetters 403', 'every role may do everything with trade records'],
  ['cancelSubscription 403', 'every role may do everything with trade records'],
  ['listTradeLines 403', 'every role may do everything with trade records'],
  ['listAllocatedProducts 403', 'every role may do everything with trade records'],
  ['listTradeOffers 403', 'every role may do everything with trade records'],
  ['previewTrade 403', 'every role may do everything with trade records'],
  ['createTrade 403', 'every role may do everything with trade records'],
  ['withdrawTrade 403', 'every role may do everything with trade records'],
  ['subscribeClient 403', 'every role may do everything with trade records'],
  ['listHoldings 403', 'every role may read clients'],
  ['getSummary 403', 'every role may read the dashboard'],
  ['getMoneyFlow 403', 'every role may read the dashboard'],
  ['getShift 403', 'every role may read the dashboard'],
  ['listHandovers 403', 'every role may read the dashboard'],
  ['addHandover 403', 'every role may read the dashboard'],
  ['countQueues 403', 'every role may read the dashboard'],
  ['getDeskDay 403', 'every role may read the dashboard'],
  ['listProposals 403', 'every role may read what waits for a second person'],
  ['getProposal 403', 'every role may read what waits for a second person'],
  ['revealChanges 403', 'every role may read what waits for a second person'],
  ['listLimits 403', 'every role may read what waits for a second person'],
]);

test('every answer that the contract declares has been given and held against it', () => {
  const missing = operations
    .flatMap(({ id, statuses }) => statuses.map((status) => `${id} ${status}`))
    .filter((answer) => !exercised.has(answer) && !notMet.has(answer));
  expectNone(
    missing.map((answer) => `${answer} was not answered: call it in tests/contract/answers`),
  );
});
