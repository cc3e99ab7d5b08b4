/** @typedef {Record<string, any>} Node a part of a JSON document */

const nameOf = (/** @type {Node | undefined} */ schema) => schema?.['$ref']?.split('/').at(-1);

const recordOf = (/** @type {Node | undefined} */ operation) => {
  const current = operation?.['x-current'];
  return typeof current === 'string' ? current : undefined;
};

/**
 * Data of each operation for the fake server of `@brokerdesk/sdk/testing`: roles, an example response, and
 * the record that it is, lists, or contains.
 *
 * @param {Node} contract bundled, with its examples
 */
export function fakeOperations(contract) {
  const { schemas, examples } = contract['components'];
  const operations = Object.entries(contract['paths']).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const status = Object.keys(operation.responses).find((code) => code.startsWith('2')) ?? '';
      const content = operation.responses[status].content ?? {};
      return { path, method, operation, status, json: content['application/json'], content };
    }),
  );
  const listed = (/** @type {Node | undefined} */ json) =>
    nameOf(schemas[nameOf(json?.['schema']) ?? '']?.properties?.list?.items);
  const records = new Set(
    operations.flatMap(({ json, operation }) => [listed(json), recordOf(operation)]),
  );
  records.delete(undefined);

  const siblingRecord = (/** @type {string} */ path) => recordOf(contract['paths'][path].put);

  return operations.map(({ path, method, operation, status, json, content }) => {
    const name = nameOf(json?.schema);
    const { properties = {} } = schemas[name ?? ''] ?? {};
    const field = Object.keys(properties).find((key) => records.has(nameOf(properties[key])));
    const [example] = Object.values(json?.examples ?? {});
    const reference = example?.$ref?.split('/').at(-1);
    return {
      method: method.toUpperCase(),
      path,
      status: Number(status),
      isPublic: operation['x-public'] === true,
      isKeyed: (operation.parameters ?? []).some((/** @type {Node} */ parameter) =>
        parameter['$ref']?.endsWith('/IdempotencyKey'),
      ),
      type: Object.keys(content)[0] ?? null,
      answer: reference === undefined ? example?.value : examples[reference].value,
      lists: listed(json),
      answers: records.has(name) ? name : undefined,
      embeds: field === undefined ? undefined : { field, record: nameOf(properties[field]) },
      changes: recordOf(operation) ?? (method === 'delete' ? siblingRecord(path) : undefined),
    };
  });
}
