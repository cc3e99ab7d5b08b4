import { CommandError } from './command-error.mjs';

/** @typedef {Record<string, any>} Node a part of a JSON document */

/** @typedef {Map<string, { status: number }>} Rows */

/**
 * Writes out the codes of each operation: its `x-errors`, which name codes and groups of them, become all
 * that it can answer, and each of its responses says which of them it has.
 *
 * @param {Node} contract bundled
 * @param {Rows} rows
 */
export function addErrors(contract, rows) {
  const known = contract['components'].schemas.ErrorCode.enum;
  const defaults = defaultCodes(contract);
  for (const [method, operation] of operationsOf(contract)) {
    const { operationId, responses } = operation;
    const codes = codesOf(contract, method, operation);
    for (const code of codes) {
      const status = rows.get(code)?.status;
      if (status === undefined) {
        throw new CommandError(
          `x-errors of ${operationId} has ${code}: name a code of ErrorCode, or a group of the contract's x-errors.`,
        );
      }
      if (!defaults.has(code) && responses[status] === undefined) {
        throw new CommandError(
          `x-errors of ${operationId} has ${code}: add the response ${status}, or take the code out.`,
        );
      }
    }
    operation['x-errors'] = known.filter((/** @type {string} */ code) => codes.has(code));
    nameCodes(contract, operation, rows);
  }
}

/**
 * The codes that say nothing of one operation: of sign-in and rights, of the form of a request, of limits
 * and the server's own troubles.
 *
 * @param {Node} contract
 * @returns {Set<string>}
 */
export const defaultCodes = (contract) =>
  new Set(Object.values(contract['x-errors'].default).flat());

/**
 * @param {Node} contract
 * @returns {[string, Node][]}
 */
const operationsOf = (contract) =>
  Object.values(contract['paths']).flatMap((methods) => Object.entries(methods));

/**
 * @param {Node} contract
 * @param {string} method
 * @param {Node} operation
 * @returns {Set<string>}
 */
function codesOf(contract, method, operation) {
  const { default: defaults, version, missing, groups } = contract['x-errors'];
  const parameters = (operation['parameters'] ?? []).map((/** @type {Node} */ one) =>
    resolved(contract, one),
  );
  const accepts = (/** @type {string} */ name) =>
    parameters.some((/** @type {Node} */ one) => one['name'] === name);
  const body = resolved(contract, operation['requestBody']?.content['application/json']?.schema);
  return new Set([
    ...defaults.any,
    ...(method === 'get' ? [] : defaults.write),
    ...(operation['x-public'] ? [] : defaults.session),
    ...(operation['x-permission'] || operation['x-flag'] ? defaults.permission : []),
    ...(operation['x-public'] || operation['x-auth-stage'] ? [] : defaults.factor),
    ...(operation['x-sign-in-again'] || isLimited(operation) ? defaults.recent : []),
    ...(isLimited(operation) ? defaults.signed : []),
    ...(accepts('Idempotency-Key') ? defaults.key : []),
    ...(accepts('version') || body['properties']?.version ? version : []),
    ...(operation['responses']['404'] ? missing : []),
    ...(operation['x-errors'] ?? []).flatMap((/** @type {string} */ one) => groups[one] ?? one),
  ]);
}

/** @param {Node} operation */
function isLimited(operation) {
  const { limit = 'none' } = operation['x-two-person'] ?? {};
  return limit !== 'none';
}

/**
 * @param {Node} contract
 * @param {Node} [node]
 * @returns {Node} what it refers to, or itself
 */
const resolved = (contract, node = {}) =>
  typeof node['$ref'] === 'string'
    ? node['$ref']
        .slice('#/'.length)
        .split('/')
        .reduce((/** @type {Node} */ at, key) => at[key], contract)
    : node;

/**
 * Ends the description of each refusal with its codes.
 *
 * @param {Node} contract
 * @param {Node} operation
 * @param {Rows} rows
 */
function nameCodes(contract, operation, rows) {
  for (const [status, response] of Object.entries(operation['responses'])) {
    const codes = operation['x-errors'].filter(
      (/** @type {string} */ code) => rows.get(code)?.status === Number(status),
    );
    if (codes.length === 0) continue;
    const { description } = resolved(contract, response);
    const named = codes.map((/** @type {string} */ code) => `\`${code}\``).join(', ');
    response.description = `${description.replace(/\.$/, '')}: ${named}.`;
  }
}

/**
 * The codes as types: of every operation, by method and path.
 *
 * @param {Node} contract whose `x-errors` are written out
 */
export function errorTypes(contract) {
  const defaults = Object.entries(contract['x-errors'].default);
  const union = (/** @type {string[]} */ codes) => codes.map((code) => `'${code}'`).join(' | ');
  const nameOf = (/** @type {string} */ group) =>
    group.replace(/^./, (first) => first.toUpperCase());
  const groups = defaults.map(([group, codes]) => `type ${nameOf(group)} = ${union(codes)};`);
  const typeOf = (/** @type {string[]} */ codes) => {
    const whole = defaults.filter(([, group]) =>
      group.every((/** @type {string} */ code) => codes.includes(code)),
    );
    const inside = whole.flatMap(([, group]) => group);
    const own = codes.filter((code) => !inside.includes(code));
    return [...whole.map(([group]) => nameOf(group)), ...own.map((code) => `'${code}'`)].join(
      ' | ',
    );
  };
  const methods = ['get', 'post', 'put', 'delete'].map((method) => {
    const operations = Object.entries(contract['paths'])
      .filter(([, item]) => item[method])
      .map(([path, item]) => `'${path}': ${typeOf(item[method]['x-errors'])};`);
    return `${method}: {\n${operations.join('\n')}\n};`;
  });
  return `
${groups.join('\n')}

/** The codes of the server that say nothing of one operation. */
export type DefaultServerCode = ${defaults.map(([group]) => nameOf(group)).join(' | ')};

/** The codes that each operation can answer. */
export interface OperationErrors {
${methods.join('\n')}
}
`;
}
