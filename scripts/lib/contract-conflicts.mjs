import { CommandError } from './command-error.mjs';

/** @typedef {Record<string, any>} Node a part of a JSON document */

/**
 * Types the `current` of a refused write. An operation with `x-current: Deposit` answers 409 with a
 * `DepositConflict`: the problem of all operations, whose `current` is a `Deposit`.
 *
 * @param {Node} contract bundled, with its examples
 */
export function addConflicts(contract) {
  const { schemas, responses, examples } = contract['components'];
  for (const operation of operationsOf(contract)) {
    const record = operation['x-current'];
    if (record === undefined) continue;
    if (schemas[record] === undefined || operation.responses['409'] === undefined) {
      throw new CommandError(
        `x-current of ${operation.operationId} is ${record}: name a schema, and answer 409 with Conflict.`,
      );
    }
    const name = `${record}Conflict`;
    schemas[name] ??= conflictSchema(schemas.Problem, record);
    responses[name] ??= conflictResponse(responses.Conflict, name, examples[record]?.value);
    operation.responses['409'] = { $ref: `#/components/responses/${name}` };
  }
}

/** @param {Node} contract */
const operationsOf = (contract) =>
  Object.values(contract['paths']).flatMap((methods) => Object.values(methods));

/**
 * @param {Node} problem
 * @param {string} record
 * @returns {Node}
 */
const conflictSchema = (problem, record) => ({
  ...problem,
  properties: {
    ...problem['properties'],
    current: {
      $ref: `#/components/schemas/${record}`,
      description: 'With STALE_RECORD and ALREADY_DECIDED, the record as it is now.',
    },
  },
});

/**
 * @param {Node} conflict
 * @param {string} name
 * @param {unknown} current of the example; left out where the record has none
 * @returns {Node}
 */
function conflictResponse(conflict, name, current) {
  const type = 'application/problem+json';
  const { current: _other, ...problem } = conflict['content'][type].examples.example.value;
  const value = current === undefined ? problem : { ...problem, current };
  return {
    ...conflict,
    content: {
      [type]: {
        schema: { $ref: `#/components/schemas/${name}` },
        examples: { example: { value } },
      },
    },
  };
}
