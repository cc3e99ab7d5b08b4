import { depositStates } from '@brokerdesk/machines/records';
import { compilePermissions, type Role, rolePermissions } from '@brokerdesk/policy';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { MayDecide } from './may-decide.tsx';

beforeAll(() => speak('zh-CN', ['decision', 'kit', 'record']));

const resources = ['deposit', 'withdrawal', 'loan', 'compensation'] as const;

function seen(
  role: Role,
  resource: (typeof resources)[number],
  status: 'pending' | 'approved',
): string {
  return renderToStaticMarkup(
    <PermissionsProvider permissions={compilePermissions(rolePermissions(role))}>
      <MayDecide resource={[resource, 'funds']} states={depositStates} record={{ status }}>
        <button type="button">通过</button>
      </MayDecide>
    </PermissionsProvider>,
  );
}

// @rule interface: A viewer who may not decide reads who may, while the record waits
test.each(resources)(
  'a viewer without the right to decide a %s reads who may, while it waits',
  (resource) => {
    for (const role of ['hero', 'superman'] as const) {
      const html = seen(role, resource, 'pending');
      expect(html).toContain('您没有审核权限，须由管理员或主管审核。');
      expect(html).not.toContain('<button');
      expect(seen(role, resource, 'approved')).toBe('');
    }
    expect(seen('angel', resource, 'pending')).toBe('<button type="button">通过</button>');
  },
);
