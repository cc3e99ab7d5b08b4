const undescribed = '@@undescribed';

/** @typedef {Record<string, any>} Node a part of a JSON document */

/**
 * @param {Node} document
 * @param {Node} node
 * @returns {Node} what it refers to, or itself
 */
const resolved = (document, node) =>
  typeof node['$ref'] === 'string'
    ? node['$ref']
        .slice('#/'.length)
        .split('/')
        .reduce((/** @type {Node} */ at, key) => at[key], document)
    : node;

/**
 * @param {Node} document
 * @param {unknown} node
 */
function describeProperties(document, node) {
  if (typeof node !== 'object' || node === null) return;
  const { properties } = /** @type {Node} */ (node);
  if (typeof properties === 'object' && properties !== null) {
    for (const property of Object.values(properties))
      property.description ??= resolved(document, property)['description'] ?? undescribed;
  }
  for (const inner of Object.values(node)) describeProperties(document, inner);
}

/**
 * Takes null out of the choices of what may be null: its type says so already, and typed-openapi makes
 * the text 'null' of it.
 *
 * @param {unknown} node
 */
function dropNullChoices(node) {
  if (typeof node !== 'object' || node === null) return;
  const schema = /** @type {Node} */ (node);
  if (Array.isArray(schema['enum']) && schema['type']?.includes('null'))
    schema['enum'] = schema['enum'].filter((choice) => choice !== null);
  for (const inner of Object.values(schema)) dropNullChoices(inner);
}

/** @param {Node} operation */
export function permissionOf(operation) {
  if (operation['x-public']) return 'Public: needs no session.';
  if (operation['x-auth-stage'] === 'mfa')
    return 'Permission: any session, also one whose second factor is still to be verified.';
  if (operation['x-auth-stage'] === 'factor')
    return 'Permission: any session, also without the second factor that the role needs.';
  if (operation['x-authenticated']) return 'Permission: any session.';
  const { resource, action, narrower } = operation['x-permission'];
  const { parameter, resources = {}, flags = {} } = narrower ?? {};
  const more = Object.keys(resources).length === 0 ? [] : [`that of the ${parameter}`];
  const features = Object.entries(flags).map(
    ([value, flag]) => ` With the ${parameter} \`${value}\`, also the feature \`${flag}\`.`,
  );
  return `Permission: ${[...more, resource].flat().join(' or ')}, ${action}.${features.join('')}`;
}

/** @param {Node} operation */
function describeOperation(operation) {
  const { summary, description, deprecated, 'x-source': source } = operation;
  const paragraphs = [
    `${summary}.`,
    description?.trim(),
    permissionOf(operation),
    `Source: ${source}.`,
    deprecated && `@deprecated Since ${operation['x-deprecated-since']}.`,
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}

/** @param {Node} document */
const operationsOf = (document) =>
  Object.entries(document['paths']).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.operationId !== undefined)
      .map(([method, operation]) => ({ path, method, operation })),
  );

/**
 * Sort columns of a list, which the contract states as a pattern and types cannot show.
 *
 * @param {Node} parameter
 * @returns {string} empty for any other parameter
 */
export function sortText({ name, schema }) {
  const [, columns] = (name === 'sort' && /^\^-\?\(?([\w|]+)/.exec(schema.pattern ?? '')) || [];
  if (columns === undefined) return '';
  const several = schema.pattern.includes(',') ? '; up to three, with commas between' : '';
  return `${columns
    .split('|')
    .map((column) => `\`${column}\``)
    .join(', ')}; with \`-\` the highest first${several}. By default \`${schema.default}\`.`;
}

/**
 * Makes the contract ready for its types: writes what their comments are made of, and spells what
 * typed-openapi would misread.
 *
 * @param {Node} contract
 * @returns {Node}
 */
export function describeContract(contract) {
  const document = structuredClone(contract);
  dropNullChoices(document);
  describeProperties(document, document['components'].schemas);
  for (const { operation } of operationsOf(document)) {
    for (const reference of operation.parameters ?? []) {
      const parameter = resolved(document, reference);
      const { description = resolved(document, parameter['schema'])['description'] } = parameter;
      parameter['schema'].description = description ?? (sortText(parameter) || undescribed);
    }
    operation.description = describeOperation(operation);
  }
  return document;
}

/** @param {string} text */
const comment = (text) =>
  ['/**', ...text.split('\n').map((line) => ` * ${line}`.trimEnd()), ' */\n'].join('\n');

/**
 * An optional property is given the description of the object around it, whatever its own is.
 *
 * @param {string} types formatted, so that a property of a record stands four spaces in
 * @param {Node} schemas
 */
function describeOptional(types, schemas) {
  let name = '';
  return types.replace(
    /^ {2}export type (\w+) = .*$|(?:^ {4}\/\*\*\n(?: {5}\*.*\n)+?)?^ {4}(\w+)\?:/gm,
    (found, type, property) => {
      if (type !== undefined) {
        name = type;
        return found;
      }
      const text = schemas[name]?.properties?.[property]?.description ?? undescribed;
      return `${comment(text)}    ${property}?:`;
    },
  );
}

/**
 * Takes out the comments that say nothing, and puts the text of each operation above its path.
 *
 * @param {string} types what typed-openapi has made of the described contract, formatted
 * @param {Node} described
 * @returns {string}
 */
export function commentTypes(types, described) {
  const marked = new RegExp(String.raw`^ *\/\*\*\s*\* ${undescribed}\s*\*\/\n`, 'gm');
  const descriptions = new Map(
    operationsOf(described).map(({ path, method, operation }) => [
      `${method} ${path}`,
      operation.description,
    ]),
  );
  return describeOptional(types, described['components'].schemas)
    .replace(marked, '')
    .replace(
      /^ *["']?(\/[^"']*)["']?: Endpoints\.(get|post|put|patch|delete)_/gm,
      (key, path, method) => comment(descriptions.get(`${method} ${path}`) ?? '') + key,
    );
}
