import { parseSync } from '@swc/core';

/**
 * @typedef {{ type: string, [key: string]: unknown }} Node a node of the syntax tree
 * @typedef {{ texts: string[], patterns: RegExp[] }} Uses what a file may look labels up by
 */

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
const isNode = (value) =>
  typeof value === 'object' &&
  value !== null &&
  typeof (/** @type {any} */ (value).type) === 'string';

/**
 * @param {Node} node
 * @returns {Generator<[name: string, child: Node]>} the nodes right below, also those in wrappers
 */
function* childrenOf(node) {
  for (const [name, value] of Object.entries(node)) {
    if (name === 'span' || name === 'typeAnnotation' || name === 'typeArguments') continue;
    for (const item of Array.isArray(value) ? value : [value]) {
      if (isNode(item)) yield [name, item];
      else if (isNode(item?.expression)) yield [name, item.expression];
    }
  }
}

/** @param {string} source */
const parse = (source) =>
  /** @type {Node} */ (
    /** @type {unknown} */ (parseSync(source, { syntax: 'typescript', tsx: true }))
  );

const chinese = /\p{Script=Han}/u;
const sentence = /\p{Lu}\p{Ll}+|\p{L}+ \p{L}{2,}/u;

const readNames =
  /^(aria-(label|description|valuetext|roledescription|placeholder)|title|placeholder|alt|label|legend|hint|description|header|caption|summary|message|text|action)$/;

const passedOn = new Set([
  'JSXExpressionContainer',
  'ConditionalExpression',
  'ParenthesisExpression',
  'BinaryExpression',
  'TemplateLiteral',
]);

/**
 * The texts in a source that should come from the language files.
 *
 * @param {string} source
 * @returns {string[]}
 */
export function fixedTexts(source) {
  /** @type {string[]} */
  const found = [];

  /**
   * @param {Node} node
   * @param {boolean} read whether the node's text is shown to users
   */
  const visit = (node, read) => {
    const text = textOf(node);
    if (text !== null) {
      if (chinese.test(text) || ((read || node.type === 'JSXText') && sentence.test(text))) {
        found.push(text.trim());
      }
    }
    if (
      node.type.startsWith('Ts') ||
      node.type.includes('Import') ||
      node.type === 'ThrowStatement'
    ) {
      return;
    }
    for (const [name, child] of childrenOf(node)) visit(child, isRead(node, name, child, read));
  };
  visit(parse(source), false);
  return found;
}

/**
 * @param {Node} node
 * @returns {string | null} what is written at this node
 */
function textOf(node) {
  if (node.type === 'StringLiteral' || node.type === 'JSXText') return String(node.value);
  if (node.type === 'TemplateElement') return String(node.cooked ?? node.raw);
  return null;
}

/**
 * @param {Node} parent
 * @param {string} name property of the child
 * @param {Node} child
 * @param {boolean} read
 */
function isRead(parent, name, child, read) {
  if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') return name === 'children';
  if (parent.type === 'JSXAttribute') {
    return name === 'value' && readNames.test(nameOf(parent.name));
  }
  if (parent.type === 'KeyValueProperty') {
    return name === 'value' && readNames.test(nameOf(parent.key));
  }
  if (parent.type === 'ConditionalExpression') return read && name !== 'test';
  if (parent.type === 'BinaryExpression')
    return read && ['+', '??', '||', '&&'].includes(String(parent.operator));
  return read && passedOn.has(parent.type) && child.type !== 'JSXElement';
}

/** @param {unknown} name */
const nameOf = (name) => String(/** @type {any} */ (name)?.value ?? '');

/**
 * Every text of a source by which labels may be looked up: a template may be any of many.
 *
 * @param {string} source
 * @returns {Uses}
 */
export function usesOf(source) {
  /** @type {Uses} */
  const uses = { texts: [], patterns: [] };
  /** @param {Node} node */
  const visit = (node) => {
    if (node.type === 'StringLiteral') uses.texts.push(String(node.value));
    if (node.type === 'TemplateLiteral') {
      const parts = /** @type {Node[]} */ (node.quasis).map((part) => textOf(part) ?? '');
      if (
        parts.every((part, at) => (at === 0 ? /^([\w-]+:)?[\w.]*$/ : /^[\w.:]*$/).test(part)) &&
        parts.some((part) => /\w{2}/.test(part))
      ) {
        uses.patterns.push(
          new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`),
        );
      }
    }
    const filter =
      node.type === 'KeyValueProperty' && isChoiceFilter(node.value) && nameOf(node.key);
    if (filter) uses.patterns.push(new RegExp(`^[\\w-]+:${camelCase(filter)}\\.\\w+$`));
    for (const [, child] of childrenOf(node)) visit(child);
  };
  visit(parse(source));
  return uses;
}

/**
 * A list labels the values of `filter.choice(…)` and `filter.tabsWithDefault(…)` by the name of the filter.
 *
 * @param {any} value
 */
const isChoiceFilter = (value) =>
  value?.type === 'CallExpression' &&
  value.callee.object?.value === 'filter' &&
  ['choice', 'tabsWithDefault'].includes(value.callee.property?.value);

/** @param {string} name */
const camelCase = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * The keys that no source looks up.
 *
 * @param {string} file the namespace
 * @param {Iterable<string>} keys without plural forms
 * @param {readonly Uses[]} sources
 * @returns {string[]} with their namespace
 */
export function unusedKeys(file, keys, sources) {
  const texts = new Set(sources.flatMap((source) => source.texts));
  const patterns = sources.flatMap((source) => source.patterns);
  const known = new Set(keys);
  return [...known]
    .filter((key) => {
      const base = key.replace(/_[a-z]+$/, '');
      const plain = known.has(base) ? base : key;
      const names = [plain, `${file}:${plain}`];
      return !names.some(
        (name) => texts.has(name) || patterns.some((pattern) => pattern.test(name)),
      );
    })
    .map((key) => `${file}:${key}`);
}
