import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { choose } from '#/ui/controls/choose.fixture.ts';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { keptDrafts } from '#/ui/kept-drafts.ts';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { ChannelForm } from './channel-form.tsx';

afterEach(() => keptDrafts.forgetAll());

test('a wrong link and a wrong weight are reported together, as wrong and not as missing', async () => {
  await speak('zh-CN', ['service']);
  const remove = await draw(
    <SdkProvider sdk={sdkAnswering(() => Promise.reject(new Error('Nothing is sent.')))}>
      <SessionProvider user={{ id: 'u1', name: '陈雅静', role: 'angel', mfa: false }}>
        <ChannelForm channel={null} onClose={() => {}} />
      </SessionProvider>
    </SdkProvider>,
  );
  await choose(page.getByRole('combobox', { name: '类型' }), '网页链接');
  await choose(page.getByRole('combobox', { name: '语言' }), '中文');
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  await userEvent.fill(field('名称'), '在线客服');
  await userEvent.fill(field('排序权重'), '99999');
  await userEvent.fill(field('联系方式'), 'http://desk.example');
  await userEvent.click(page.getByRole('button', { name: '新增', exact: true }));
  await expect.element(field('联系方式')).toHaveAccessibleDescription(/以 https:\/\/ 开头/);
  await expect.element(field('联系方式')).toBeInvalid();
  await expect.element(field('排序权重')).toBeInvalid();
  await expect.element(page.getByText('请先更正标出的内容再提交')).toBeVisible();
  remove();
});
