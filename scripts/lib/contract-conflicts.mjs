import { CommandError } from './command-error.mjs';

/** @typedef {Record<string, any>} Node a part of a JSON document */

/**
 * Types the `current` of a refused write, which is one of the schemas of `x-current`. An operation with `x-current: Deposit` returns 409 with a
 * `DepositConflict`: the problem of all operations, whose `current` is a `Deposit`.
 *
 * @param {Node} contract bundled, with its examples
 */
export function addConflicts(contract) {
  const { schemas, responses, examples } = contract['components'];
  for (const operation of operationsOf(contract)) {
    if (operation['x-current'] === undefined) continue;
    /** @type {string[]} */
    const records = [operation['x-current']].flat();
    const areThere = records.every((record) => schemas[record] !== undefined);
    if (!areThere || operation.responses['409'] === undefined) {
      throw new CommandError(
        `x-current of ${operation.operationId} is ${records}: name schemas, and answer 409 with Conflict.`,
      );
    }
    const name = `${records.join('Or')}Conflict`;
    schemas[name] ??= conflictSchema(schemas.Problem, records);
    responses[name] ??= conflictResponse(
      responses.Conflict,
      name,
      examples[records[0] ?? '']?.value,
    );
    operation.responses['409'] = { $ref: `#/components/responses/${name}` };
  }
}

/** @param {Node} contract */
const operationsOf = (contract) =>
  Object.values(contract['paths']).flatMap((methods) => Object.values(methods));

/**
 * @param {Node} problem
 * @param {string[]} records
 * @returns {Node}
 */
const conflictSchema = (problem, records) => ({
  ...problem,
  properties: {
    ...problem['properties'],
    current: currentSchema(records.map((record) => ({ $ref: `#/components/schemas/${record}` }))),
  },
});

/** @param {{ $ref: string }[]} references */
const currentSchema = (references) => ({
  ...(references.length === 1 ? references[0] : { anyOf: references }),
  description: 'What has changed meanwhile, as it is now.',
});

/**
 * @param {Node} conflict
 * @param {string} name
 * @param {unknown} current of the example; omitted for a record without one
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
