import { compilePermissions, rolePermissions } from '@brokerdesk/policy';
import i18next from 'i18next';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { StatisticsFilters } from './statistics-filters.tsx';

let remove = () => {};
afterEach(async () => {
  remove();
  await i18next.changeLanguage('zh-CN');
  await page.viewport(1280, 800);
});

const search = { from: '2026-11-01', to: '2026-11-20', agent_id: 'a1', compare: 'year' } as const;
const agent = { id: 'a1', name: 'Alexandra Featherstonehaugh-Cholmondeley', role: 'hero' };
const sdk = sdkAnswering(async () => Response.json({ list: [agent] }));

test.each(['zh-CN', 'en-US'])(
  'the filters of statistics fit a phone, with both days of a period, in %s',
  async (language) => {
    await page.viewport(375, 812);
    await speak('zh-CN', ['statistics', 'kit']);
    await i18next.changeLanguage(language);
    remove = await draw(
      <SdkProvider sdk={sdk}>
        <SessionProvider user={{ id: 'u1', name: 'A', role: 'god', mfa: false }}>
          <PermissionsProvider permissions={compilePermissions(rolePermissions('god'))}>
            <div className="flex flex-wrap">
              <StatisticsFilters search={search} onChange={() => {}} />
            </div>
          </PermissionsProvider>
        </SessionProvider>
      </SdkProvider>,
    );
    await userEvent.click(page.getByRole('button', { name: /^(筛选|Filters)/ }));
    const fields = page.getByRole('combobox');
    await expect.poll(() => fields.elements().length).toBe(3);
    const inputs = [...document.querySelectorAll('main input, main select, main [role=combobox]')];
    const rights = inputs.map((field) => Math.round(field.getBoundingClientRect().right));
    expect(Math.max(...rights)).toBeLessThanOrEqual(375 - 16);
    expect(document.documentElement.scrollWidth).toBe(375);
  },
);
