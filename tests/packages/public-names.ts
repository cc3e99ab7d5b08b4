export interface PublicNames {
  values: string[];
  types: string[];
}

/**
 * Reads the declarations of an index, which holds lists of names and nothing else:
 * `export { a, type B } from …` and `export type { C } from …`.
 */
export function publicNames(declarations: string): PublicNames {
  const names: PublicNames = { values: [], types: [] };
  const rest = declarations
    .replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '')
    .replaceAll(/export (type )?\{([^}]*)\} from '[^']+';/g, (_, allTypes, list: string) => {
      for (const item of list.split(',').map((text) => text.trim())) {
        if (item === '') continue;
        const [, isType, name] = /^(type )?(?:\w+ as )?(\w+)$/.exec(item) ?? [];
        if (name === undefined)
          throw new Error(`The index exports "${item}": no such form is known.`);
        names[allTypes || isType ? 'types' : 'values'].push(name);
      }
      return '';
    });
  if (rest.trim() !== '')
    throw new Error(`The index has more than lists of names:\n${rest.trim()}`);
  return { values: names.values.sort(), types: names.types.sort() };
}
