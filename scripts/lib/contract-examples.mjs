import { CommandError } from './command-error.mjs';

/** @typedef {Record<string, any>} Node a part of a JSON document */

/**
 * @typedef {object} Examples
 * @property {Record<string, unknown>} schemas by the name of the schema; a further one is `Name.kind`
 * @property {Record<string, unknown>} bodies by operationId
 * @property {Record<string, unknown>} successes by operationId
 * @property {Record<string, unknown>} problems by the name of the response
 */

const isBinary = (/** @type {Node} */ media) => media['schema']?.format === 'binary';

/**
 * Writes the examples into the bundled contract: of a schema, as components that every operation with
 * this schema refers to; of an operation, on the operation itself.
 *
 * @param {Node} contract
 * @param {Examples} examples
 */
export function addExamples(contract, { schemas, bodies, successes, problems }) {
  const used = new Set();

  /**
   * @param {Record<string, Node>} content
   * @param {unknown} own
   */
  const fill = (content, own) => {
    for (const media of Object.values(content)) {
      if (isBinary(media)) continue;
      const name = media['schema']?.$ref?.split('/').at(-1);
      const ofSchema = Object.keys(schemas).filter((key) => key.split('.')[0] === name);
      if (own !== undefined) media['examples'] = { example: { value: own } };
      else if (ofSchema.length > 0) {
        for (const key of ofSchema) used.add(key);
        media['examples'] = Object.fromEntries(
          ofSchema.map((key) => [
            key.split('.')[1] ?? 'example',
            { $ref: `#/components/examples/${key}` },
          ]),
        );
      }
    }
  };

  const operations = Object.values(contract['paths']).flatMap((methods) => Object.values(methods));
  for (const { operationId, requestBody, responses } of operations) {
    if (operationId in bodies) used.add(operationId);
    if (operationId in successes) used.add(operationId);
    fill(requestBody?.content ?? {}, bodies[operationId]);
    const success = Object.keys(responses).find((status) => status.startsWith('2')) ?? '';
    fill(responses[success]?.content ?? {}, successes[operationId]);
  }
  for (const [name, { content }] of Object.entries(contract['components'].responses)) {
    if (name in problems) used.add(name);
    fill(content ?? {}, problems[name]);
  }

  const idle = [schemas, bodies, successes, problems]
    .flatMap((group) => Object.keys(group))
    .filter((name) => !used.has(name));
  if (idle.length > 0) {
    throw new CommandError(
      `No operation of the contract takes these examples: ${idle.join(', ')}. Rename or remove them in openapi/examples.`,
    );
  }
  contract['components'].examples = Object.fromEntries(
    Object.entries(schemas).map(([name, value]) => [name, { value }]),
  );
}
