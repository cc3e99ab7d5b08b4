// Runs in the browser. A file of its own because the content security policy allows no inline script.

/**
 * Returns the part at a path of the document, each reference in it replaced by its target. Swagger
 * UI's own way reads the whole document again for it, which takes seconds with one of this size.
 */
async function resolveSubtree(document, path) {
  const at = (keys) => keys.reduce((node, key) => node?.[key], document);
  const pointed = (reference) =>
    at(
      reference
        .slice('#/'.length)
        .split('/')
        .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')),
    );
  const inline = (node, above) => {
    if (Array.isArray(node)) return node.map((inner) => inline(inner, above));
    if (typeof node !== 'object' || node === null) return node;
    const { $ref: reference, ...beside } = node;
    const isReference = typeof reference === 'string' && reference.startsWith('#/');
    if (isReference && above.includes(reference)) return node;
    const inside = isReference ? inline(pointed(reference), [...above, reference]) : {};
    const own = isReference ? beside : node;
    const entries = Object.entries(own).map(([key, inner]) => [key, inline(inner, above)]);
    return { ...inside, ...Object.fromEntries(entries) };
  };
  return { spec: inline(at(path), []), errors: [] };
}

/** In place of the buttons that ask for a token: nothing is sent from here. */
const nothing = () => null;

const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();

globalThis.SwaggerUIBundle({
  url: '/docs/openapi.json',
  dom_id: '#reference',
  plugins: [
    () => ({
      fn: { resolveSubtree },
      components: { AuthorizeBtnContainer: nothing, authorizeOperationBtn: nothing },
    }),
  ],
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  showExtensions: true,
  defaultModelsExpandDepth: -1,
  // To be read. A page that sends real orders with a pasted token is no place for reading.
  supportedSubmitMethods: [],
  validatorUrl: null,
});
