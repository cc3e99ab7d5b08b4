import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { MarketTimeField } from './market-time-field.tsx';

const sdk = sdkAnswering(async (input, init) => {
  const { searchParams } = new URL(new Request(input, init).url);
  const list = (searchParams.get('at') ?? '').split(',').map((at) => {
    const isClosed = at.startsWith('2026-11-28');
    const date = at.slice(0, 'YYYY-MM-DD'.length);
    return {
      ...{ at: new Date(at).toISOString(), date, hours: [], after: [] },
      ...{ kind: isClosed ? 'closed' : 'open', holiday: null },
      trade_date: isClosed ? '2026-11-30' : date,
    };
  });
  const timezone = 'America/New_York';
  return Response.json({ market: 'NASDAQ', timezone, settle_days: 1, list });
});

const sent: object[] = [];

function Form({ market }: { market: string | null }) {
  const { control, handleSubmit, setValue } = useForm({ defaultValues: { settle_at: '' } });
  return (
    <form onSubmit={handleSubmit((values) => void sent.push(values))}>
      <MarketTimeField
        control={control}
        name="settle_at"
        label="到账时间"
        hint="可改"
        market={market}
        onAccept={(at) => setValue('settle_at', at)}
      />
      <button type="submit">保存</button>
    </form>
  );
}

let remove = () => {};
async function show(market: string | null): Promise<void> {
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <Form market={market} />
    </SdkProvider>,
  );
}
beforeEach(() => {
  sent.length = 0;
});
afterEach(() => remove());

const field = page.getByRole('textbox', { name: /^到账时间/ });
const save = () => userEvent.click(page.getByRole('button', { name: '保存' }));

test('a time is typed by the clock of the market, with the desk’s own beside it', async () => {
  await show('NASDAQ');
  await expect.element(field).toHaveAccessibleDescription('可改 · America/New_York 时间');
  await userEvent.fill(field, '2026-11-30 16:00');
  await expect
    .element(field)
    .toHaveAccessibleDescription(
      '可改 · America/New_York 时间；Asia/Shanghai 时间 2026/12/01 05:00',
    );
  await save();
  await expect.poll(() => sent).toEqual([{ settle_at: '2026-11-30T21:00:00.000Z' }]);
});

test('a closed day is pointed out with the next open one, and neither moves nor is refused', async () => {
  await show('NASDAQ');
  await userEvent.fill(field, '2026-11-28 16:00');
  const closed = page.getByRole('status');
  await expect.poll(() => closed.query()?.textContent).toContain('NASDAQ 在 2026/11/28 周六 休市');
  await save();
  await expect.poll(() => sent).toEqual([{ settle_at: '2026-11-28T21:00:00.000Z' }]);
  await userEvent.click(page.getByRole('button', { name: '改为 2026/11/30 周一 16:00' }));
  await expect.element(field).toHaveValue('2026-11-30 16:00');
  await expect.element(closed).not.toBeInTheDocument();
});

test('a time without a market is that of the desk', async () => {
  await show(null);
  await expect.element(field).toHaveAccessibleDescription('可改 · 按 Asia/Shanghai 时区填写');
});
