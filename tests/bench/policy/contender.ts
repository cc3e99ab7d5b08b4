import { type Grant, type Role, rolePermissions, roles } from '@brokerdesk/policy';
import type { Question } from './questions.ts';

type Posed<Rights> = Omit<Question, 'role'> & { readonly rights: Rights };

export interface Contender {
  readonly name: string;
  readonly compile: (role: Role) => unknown;
  readonly prepare: (questions: readonly Question[]) => Promise<() => number>;
}

/**
 * `count` holds a loop of its own for each contender: were it shared, the engine could not inline the
 * check for any of them, and would measure the call beside the check.
 */
export function contender<Rights>(
  name: string,
  compile: (grants: readonly Grant[], role: Role) => Rights | Promise<Rights>,
  count: (posed: readonly Posed<Rights>[]) => () => number,
): Contender {
  const compileRole = (role: Role) => compile(rolePermissions(role).grants, role);
  return {
    name,
    compile: compileRole,
    async prepare(questions) {
      const ready = await Promise.all(
        roles.map(async (role) => [role, await compileRole(role)] as const),
      );
      const byRole = new Map(ready);
      return count(
        questions.map(({ role, action, ref }) => {
          const rights = byRole.get(role);
          if (rights === undefined) throw new Error(`${name} has nothing for ${role}.`);
          return { rights, action, ref };
        }),
      );
    },
  };
}
