import {
  can,
  compilePermissions,
  isAction,
  isResource,
  rolePermissions,
  roles,
} from '@brokerdesk/policy';
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
import { eventStream, type Operation, operations } from './contract.ts';
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
]);

const everyRole = roles.map((role) => compilePermissions(rolePermissions(role)));

/** Every role may call them, but not for every record. */
const refusedByRecord = new Set([
  ...['confirmFundDealing', 'saveAllocation', 'proposeAllocation', 'publishAllocation'],
  ...['auditProposal', 'withdrawProposal', 'acknowledgeHandover', 'changeHandover'],
]);

function refusesNoRole({ id, definition }: Operation): boolean {
  const required = definition['x-permission'];
  if (required === undefined || refusedByRecord.has(id)) return false;
  const chain = [required.resource].flat().filter(isResource);
  const { action } = required;
  return isAction(action) && everyRole.every((permissions) => can(permissions, action, chain));
}

function isFile({ definition }: Operation, status: number): boolean {
  const response = definition.responses[status] ?? {};
  const types = 'content' in response ? Object.keys(response.content ?? {}) : [];
  return types.length > 0 && !types.some((type) => type.endsWith('json') || type === eventStream);
}

test('every answer that the contract declares has been given and held against it', () => {
  const missing = operations
    .flatMap((operation) =>
      operation.statuses
        .filter((status) => !(status === 403 && refusesNoRole(operation)))
        .filter((status) => !isFile(operation, status))
        .map((status) => `${operation.id} ${status}`),
    )
    .filter((answer) => !exercised.has(answer) && !notMet.has(answer));
  expectNone(
    missing.map((answer) => `${answer} was not answered: call it in tests/contract/answers`),
  );
});
