import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultCodes } from './contract-errors.mjs';
import { inRoot } from './workspace.mjs';

/**
 * Codes that the contract lists and no test of the server meets, by operation. What a test begins to meet
 * is taken out, but for `byChance`.
 *
 * @type {Record<string, { why: string, codes: Record<string, string[]>, byChance?: true }>}
 */
const exceptions = {
  races: {
    why: 'Somebody has to close the proposal between two statements of the decision.',
    byChance: true,
    codes: {
      auditDeposit: ['PROPOSAL_CLOSED'],
      rollbackDeposit: ['PROPOSAL_CLOSED'],
      auditWithdrawal: ['PROPOSAL_CLOSED'],
      rollbackWithdrawal: ['PROPOSAL_CLOSED'],
      auditOverdrawn: ['PROPOSAL_CLOSED'],
      auditTrade: ['PROPOSAL_CLOSED'],
    },
  },
  confirmed: {
    why: 'What a proposal carries out is refused by its own operation, which is tested with each of them.',
    codes: {
      auditProposal: [
        'CONFIRMATIONS_MISSING',
        'ROBOT_NOT_PAID_OUT',
        'INSUFFICIENT_FUNDS',
        'RISK_NEEDS_OVERRIDE',
        'RISK_NOT_IN_BULK',
        'NO_AUTHENTICATOR',
        'STILL_REFERRED_TO',
        'LAST_ADMINISTRATOR',
        'FILE_NOT_READY',
        'PRODUCT_IN_USE',
        'LOCKED_UP',
        'RATE_UNAVAILABLE',
        'BASE_CURRENCY_FIXED',
        'NO_RECIPIENTS',
        'IP_RULE_LOCKS_OUT',
      ],
    },
  },
  files: {
    why: 'All files are read from one store: what it does when it is away is tested with the proof of a deposit.',
    codes: {
      getLogo: ['FILE_STORE_UNAVAILABLE'],
      getKycDocument: ['FILE_STORE_UNAVAILABLE'],
      getTradeEvidence: ['FILE_STORE_UNAVAILABLE'],
      getAmendmentEvidence: ['FILE_STORE_UNAVAILABLE'],
      getPayoutReceipt: ['FILE_STORE_UNAVAILABLE'],
    },
  },
  prices: {
    why: 'A product keeps its price while orders of it are open, so that only a broken one is without.',
    codes: { settleTrade: ['PRODUCT_CLOSED'] },
  },
};

/**
 * @param {string} folder what the servers of the tests have noted, as lines of an operation and a code
 * @returns {Promise<Set<string>>}
 */
async function readSeen(folder) {
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return new Set(texts.flatMap((text) => text.split('\n').filter(Boolean)));
}

/**
 * Compares what the contract lists with what the tests have met. The default codes are left out.
 *
 * @param {Record<string, any>} contract
 * @param {ReadonlySet<string>} seen
 * @param {typeof exceptions} except
 * @returns {string[]} a sentence for each difference
 */
export function codeDifferences(contract, seen, except = exceptions) {
  const defaults = defaultCodes(contract);
  const lines = (/** @type {Record<string, string[]>} */ codes) =>
    Object.entries(codes).flatMap(([operation, list]) =>
      list.map((code) => `${operation} ${code}`),
    );
  const excepted = Object.values(except).flatMap(({ codes }) => lines(codes));
  const certain = Object.values(except).flatMap(({ codes, byChance }) =>
    byChance ? [] : lines(codes),
  );
  const listed = Object.values(contract['paths']).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, 'x-errors': codes }) =>
      codes
        .filter((/** @type {string} */ code) => !defaults.has(code))
        .map((/** @type {string} */ code) => `${operationId} ${code}`),
    ),
  );
  return [
    ...listed
      .filter((line) => !seen.has(line) && !excepted.includes(line))
      .map(
        (line) => `No test meets ${line}: write one, or take it out of the contract's x-errors.`,
      ),
    ...certain
      .filter((line) => seen.has(line))
      .map((line) => `A test meets ${line}: take it out of scripts/lib/unseen-codes.mjs.`),
    ...excepted
      .filter((line) => !listed.includes(line))
      .map(
        (line) =>
          `The contract does not list ${line}: take it out of scripts/lib/unseen-codes.mjs.`,
      ),
  ];
}

/** @param {string} folder */
export async function unseenCodes(folder) {
  const contract = JSON.parse(await readFile(inRoot('openapi/generated/openapi.json'), 'utf8'));
  return codeDifferences(contract, await readSeen(folder));
}
