import { permissionOf, sortText } from './contract-docs.mjs';
import { defaultCodes } from './contract-errors.mjs';
import { codeLink } from './error-table.mjs';

/** @typedef {Record<string, any>} Node a part of a JSON document */

/** @typedef {{ name: string, text: string }} Page */

/** @typedef {Map<string, import('./error-table.mjs').ErrorRow>} ErrorRows */

const nameOf = (/** @type {string} */ reference) => reference.split('/').at(-1) ?? '';

const code = (/** @type {string} */ text) => `\`${text}\``;

/**
 * The reference of operations that comes with the SDK: a page for each domain, and one that lists them.
 *
 * @param {Node} contract bundled, with its examples and codes
 * @param {ErrorRows} errors
 * @returns {Page[]}
 */
export function referencePages(contract, errors) {
  const operations = operationsOf(contract);
  const domains = contract['tags'].map((/** @type {Node} */ tag) => ({
    ...tag,
    operations: operations.filter(({ operation }) => operation.tags[0] === tag['name']),
  }));
  return [
    { name: 'README.md', text: listOf(contract, errors, domains) },
    ...domains.map((/** @type {Node} */ domain) => ({
      name: `${domain['name']}.md`,
      text: domainPage(contract, errors, domain),
    })),
  ];
}

/**
 * @param {Node} contract
 * @returns {{ path: string, method: string, operation: Node }[]}
 */
const operationsOf = (contract) =>
  Object.entries(contract['paths']).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );

/**
 * @param {Node} contract
 * @param {ErrorRows} errors
 * @param {Node[]} domains
 */
function listOf(contract, errors, domains) {
  const sections = domains.map(({ name, description, operations }) => {
    const lines = operations.map(
      (/** @type {Node} */ { path, method, operation }) =>
        `- [${operation.summary}](${name}.md#${operation.operationId.toLowerCase()}): ${code(`${method} ${path}`)}`,
    );
    return `## ${name}\n\n${description}.\n\n${lines.join('\n')}\n`;
  });
  return `# Operations

Every operation of the staff API, by domain: its call, permission, parameters, body, answer, errors and an
example. The examples go on from the \`sdk\` of the [README](../README.md), signed in. A running server shows the same at
\`/docs\`, with every field. Generated from the contract.

What an operation names as its errors are the [codes](errors.md) of its own. Those of sign-in and rights, of the form
of a request, of limits and of the server itself come with any of them:
${defaultLinks(contract, errors)}.

${sections.join('\n')}`;
}

/**
 * @param {Node} contract
 * @param {ErrorRows} errors
 */
const defaultLinks = (contract, errors) =>
  [...defaultCodes(contract)].map((one) => codeLink(errors, one)).join(', ');

/**
 * @param {Node} contract
 * @param {ErrorRows} errors
 * @param {Node} domain
 */
function domainPage(contract, errors, { name, description, operations }) {
  const sections = operations.map((/** @type {Node} */ one) => section(contract, errors, one));
  return `# ${name}\n\n${description}. [All domains](README.md)\n\n${sections.join('\n')}`;
}

/**
 * @param {Node} contract
 * @param {ErrorRows} errors
 * @param {Node} called
 */
function section(contract, errors, { path, method, operation }) {
  const parameters = (operation.parameters ?? []).map((/** @type {Node} */ parameter) =>
    parameter['$ref'] ? resolve(contract, parameter['$ref']) : parameter,
  );
  const rows = [
    ['Permission', permissionOf(operation).replace(/^Permission: /, '')],
    ['Two people', twoPeople(operation['x-two-person'])],
    ['Sign-in', operation['x-sign-in-again'] ? 'Password or code of the last 10 minutes' : ''],
    ['Deprecated', deprecation(operation)],
    ...['path', 'query', 'header'].map((location) => [
      location[0]?.toUpperCase() + location.slice(1),
      namesIn(parameters, location),
    ]),
    ['Sort', parameters.map(sortText).join('')],
    ['Body', bodyOf(contract, operation.requestBody?.content)],
    ['Answer', answerOf(operation.responses)],
    ['Errors', errorsOf(contract, errors, operation)],
    ['At `/docs`', code(`/docs#/${operation.tags[0]}/${operation.operationId}`)],
  ].filter(([, text]) => text);
  return `## ${operation.operationId}

${operation.summary}.${operation.description ? ` ${operation.description.trim()}` : ''}

| | |
|---|---|
${rows.map(([label, text]) => `| ${label} | ${text} |`).join('\n')}

\`\`\`ts
${exampleOf(contract, { path, method, operation, parameters })}
\`\`\`
`;
}

/**
 * @param {Node} contract
 * @param {string} reference
 * @returns {Node}
 */
const resolve = (contract, reference) =>
  reference
    .slice('#/'.length)
    .split('/')
    .reduce((/** @type {Node} */ at, key) => at[key], contract);

/** @param {Node | undefined} rule */
const twoPeople = (rule) =>
  rule === undefined || rule['limit'] === 'none' ? '' : `limit ${code(rule['limit'])}`;

/** @param {Node} operation */
const deprecation = (operation) =>
  operation['deprecated'] ? `since ${operation['x-deprecated-since']}` : '';

/**
 * @param {Node[]} parameters
 * @param {string} location
 */
const namesIn = (parameters, location) =>
  parameters
    .filter((parameter) => parameter['in'] === location)
    .map(({ name, required }) => (required ? code(name) : `${code(name)}?`))
    .join(', ');

/**
 * @param {Node} contract
 * @param {Record<string, Node> | undefined} content
 */
function bodyOf(contract, content) {
  const json = content?.['application/json'];
  if (json === undefined) return Object.keys(content ?? {}).join(', ');
  const reference = json['schema'].$ref;
  const schema = reference ? resolve(contract, reference) : json['schema'];
  const fields = Object.keys(schema['properties'] ?? {}).map((field) =>
    schema['required']?.includes(field) ? code(field) : `${code(field)}?`,
  );
  return [reference && code(nameOf(reference)), fields.join(', ')].filter(Boolean).join(': ');
}

/** @param {Record<string, Node>} responses */
function answerOf(responses) {
  const [status = '', response] = successOf(responses);
  const content = response?.['content'] ?? {};
  const reference = content['application/json']?.schema?.$ref;
  const what = reference ? code(nameOf(reference)) : Object.keys(content).join(', ');
  return [status, what].filter(Boolean).join(' ');
}

/**
 * @param {Record<string, Node>} responses
 * @returns {[string, Node] | []}
 */
const successOf = (responses) =>
  Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];

/**
 * The codes of its own, by status.
 *
 * @param {Node} contract
 * @param {ErrorRows} errors
 * @param {Node} operation
 */
function errorsOf(contract, errors, operation) {
  const defaults = defaultCodes(contract);
  const own = operation['x-errors'].filter((/** @type {string} */ one) => !defaults.has(one));
  return Object.keys(operation['responses'])
    .map((status) => {
      const codes = own.filter(
        (/** @type {string} */ one) => errors.get(one)?.status === Number(status),
      );
      const links = codes.map((/** @type {string} */ one) => codeLink(errors, one));
      return links.length === 0 ? '' : `${status} ${links.join(', ')}`;
    })
    .filter(Boolean)
    .join('; ');
}

const anId = '01a1ff5f-8d08-73c5-8ba3-000000000050';

/**
 * @param {Node} contract
 * @param {Node} called
 */
function exampleOf(contract, { path, method, operation, parameters }) {
  const groups = ['path', 'query', 'header'].flatMap((location) => {
    const required = parameters.filter(
      (/** @type {Node} */ one) =>
        one['in'] === location && (one['required'] || location === 'path'),
    );
    const entries = required.map(
      (/** @type {Node} */ { name, schema }) =>
        `${keyOf(name)}: ${exampleValue(contract, name, schema)}`,
    );
    return entries.length === 0 ? [] : [`${location}: { ${entries.join(', ')} }`];
  });
  const body = exampleBody(contract, operation.requestBody?.content);
  const options = [
    ...(groups.length === 0 ? [] : [`  params: { ${groups.join(', ')} },`]),
    ...(body === undefined ? [] : [`  body: ${body},`]),
  ];
  const call = `await sdk.${method}('${path}'`;
  return options.length === 0 ? `${call});` : `${call}, {\n${options.join('\n')}\n});`;
}

const keyOf = (/** @type {string} */ name) => (/^\w+$/.test(name) ? name : `'${name}'`);

/**
 * @param {Node} contract
 * @param {string} name
 * @param {Node} schema
 * @returns {string}
 */
function exampleValue(contract, name, schema) {
  if (name === 'Idempotency-Key') return 'newRequestId()';
  if (schema['$ref']) return exampleValue(contract, name, resolve(contract, schema['$ref']));
  if (schema['enum']) return JSON.stringify(schema['enum'][0]);
  if (schema['type'] === 'integer') return '1';
  if (schema['type'] === 'boolean') return 'true';
  if (schema['type'] === 'array') return `[${exampleValue(contract, name, schema['items'])}]`;
  return JSON.stringify(schema['example'] ?? schema['default'] ?? anId);
}

/**
 * @param {Node} contract
 * @param {Record<string, Node> | undefined} content
 */
function exampleBody(contract, content) {
  const [example] = Object.values(content?.['application/json']?.['examples'] ?? {});
  if (example === undefined) return undefined;
  const { value } = example.$ref ? resolve(contract, example.$ref) : example;
  return JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
}
