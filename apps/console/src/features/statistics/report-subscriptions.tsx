import { newRequestId, type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { Input } from '#/core/ui/input.tsx';
import { describeProblem } from '#/ui/api/problem.ts';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { Select } from '#/ui/controls/select.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';
import { FieldFrame } from '#/ui/form/field/field-frame.tsx';
import { Switch } from '#/ui/form/field/switch-field.tsx';
import { exportKey } from '#/ui/live/live-queries.ts';
import { Dialog, DialogBody } from '#/ui/overlay/dialog.tsx';
import { useTime, useTimeZone } from '#/ui/time/use-time.ts';
import { type StatisticKind, statistics } from './statistic-kinds.ts';

type Subscription = Schemas.ReportSubscription;
type Schedule = Pick<Subscription, 'every' | 'weekday' | 'month_day' | 'hour'>;

const queryKey = [...exportKey, 'subscriptions'];

const subscriptionsQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => unwrap(await sdk.GET('/report/admin/v1/list', { signal })),
    staleTime: 0,
  });

type Write = { subscribe: Schemas.ReportSchedule } | { end: Subscription };

async function write(sdk: Sdk, id: string, wanted: Write): Promise<unknown> {
  const params = { path: { id } };
  if ('subscribe' in wanted) {
    return unwrap(await sdk.PUT('/report/admin/v1/{id}', { params, body: wanted.subscribe }));
  }
  const answer = await sdk.DELETE('/report/admin/v1/{id}', { params });
  // Over already: that is what was wanted.
  return answer.error?.code === 'NOT_FOUND' ? null : unwrap(answer);
}

export function ReportSubscriptions({
  report,
  name,
  search,
  onClose,
}: {
  report: StatisticKind;
  name: string;
  search: Schemas.ViewSearch;
  onClose: () => void;
}) {
  const { t } = useTranslation('statistics');
  const query = useQuery(subscriptionsQuery(useSdk()));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('subscribe.title')}
      description={t('subscribe.about')}
    >
      <DialogBody>
        <Loaded query={query}>
          {({ subscriptions, email, sends_mail: sendsMail }) => (
            <div className="flex flex-col gap-4">
              <SubscribeForm
                key={subscriptions.length}
                {...{ report, name, search }}
                address={sendsMail ? email : undefined}
              />
              {subscriptions.length === 0 ? (
                <EmptyState
                  icon={BellRing}
                  title={t('subscribe.none')}
                  hint={t('subscribe.noneHint')}
                />
              ) : (
                <ul aria-label={t('subscribe.title')} className="divide-y divide-line">
                  {subscriptions.map((one) => (
                    <SubscriptionLine key={one.id} subscription={one} />
                  ))}
                </ul>
              )}
            </div>
          )}
        </Loaded>
      </DialogBody>
    </Dialog>
  );
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const count = (length: number, from: number) => Array.from({ length }, (_, at) => at + from);

function useWeekdays(): (weekday: number) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  return (weekday) => format.format(new Date(Date.UTC(2024, 0, weekday)));
}

function useScheduleText() {
  const { t } = useTranslation('statistics');
  const weekdayOf = useWeekdays();
  return ({ every, weekday, month_day: day, hour }: Schedule) =>
    t(`subscribe.at.${every}`, {
      time: clock(hour),
      weekday: weekdayOf(weekday ?? 1),
      day: day ?? 1,
    });
}

function SubscribeForm({
  report,
  name: proposed,
  search,
  address,
}: {
  report: StatisticKind;
  name: string;
  search: Schemas.ViewSearch;
  /** Null if the user has none, undefined if the server sends no mail. */
  address: string | null | undefined;
}) {
  const { t } = useTranslation('statistics');
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const timezone = useTimeZone();
  const weekdayOf = useWeekdays();
  const [name, setName] = useState(proposed);
  const [missing, setMissing] = useState(false);
  const [every, setEvery] = useState<Schedule['every']>('day');
  const [day, setDay] = useState(1);
  const [hour, setHour] = useState(8);
  const [byEmail, setByEmail] = useState(Boolean(address));
  // The same for each try: one that arrived without an answer is not made twice.
  const [id] = useState(newRequestId);
  const subscribing = useMutation({
    mutationFn: (wanted: Write) => write(sdk, id, wanted),
    onSuccess: () => showToast({ tone: 'success', title: t('subscribe.done', { name }) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '' || subscribing.isPending) return;
    const subscribe = {
      ...{ report, name: name.trim(), search, every, hour, by_email: byEmail },
      weekday: every === 'week' ? day : null,
      month_day: every === 'month' ? day : null,
    };
    subscribing.mutate({ subscribe });
  };
  const days =
    every === 'week'
      ? count(7, 1).map((value) => ({ value: `${value}`, label: weekdayOf(value) }))
      : count(31, 1).map((value) => ({
          value: `${value}`,
          label: t('subscribe.monthDay', { day: value }),
        }));
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-3">
      <FieldFrame
        label={t('subscribe.name')}
        error={missing ? t('subscribe.nameRequired') : undefined}
        required
      >
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </FieldFrame>
      <div className="grid gap-3 sm:grid-cols-3">
        <FieldFrame label={t('subscribe.every')} error={undefined} required>
          {(control) => (
            <Select
              {...control}
              value={every}
              options={(['day', 'week', 'month'] as const).map((value) => ({
                value,
                label: t(`subscribe.each.${value}`),
              }))}
              onChange={({ target }) => {
                setDay(1);
                // The options are these three.
                setEvery(target.value as Schedule['every']);
              }}
            />
          )}
        </FieldFrame>
        {every !== 'day' && (
          <FieldFrame label={t('subscribe.day')} error={undefined} required>
            {(control) => (
              <Select
                {...control}
                value={`${day}`}
                options={days}
                onChange={({ target }) => setDay(Number(target.value))}
              />
            )}
          </FieldFrame>
        )}
        <FieldFrame label={t('subscribe.hour')} error={undefined} required hint={timezone}>
          {(control) => (
            <Select
              {...control}
              value={`${hour}`}
              options={count(24, 0).map((value) => ({ value: `${value}`, label: clock(value) }))}
              onChange={({ target }) => setHour(Number(target.value))}
            />
          )}
        </FieldFrame>
      </div>
      <div className="flex items-center justify-between gap-3">
        <div>
          <p className="font-medium">{t('subscribe.byEmail')}</p>
          <p className="text-xs break-words text-ink-muted">
            {address ?? t(address === null ? 'subscribe.noAddress' : 'subscribe.noMail')}
          </p>
        </div>
        <Switch
          label={t('subscribe.byEmail')}
          checked={byEmail}
          disabled={!address}
          onChange={setByEmail}
        />
      </div>
      {subscribing.isError && (
        <Notice
          announced
          tone="danger"
          title={describeProblem(subscribing.error).message ?? t('subscribe.failed')}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        busy={subscribing.isPending}
        className="self-end max-sm:w-full"
      >
        {t('subscribe.submit')}
      </Button>
    </form>
  );
}

function SubscriptionLine({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation(['statistics', 'menu']);
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const { dateTime } = useTime();
  const scheduleText = useScheduleText();
  const ending = useMutation({
    mutationFn: () => write(sdk, subscription.id, { end: subscription }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const { name, report, timezone, stopped, fault, next_at: next, by_email: byEmail } = subscription;
  const trouble =
    (ending.isError && (describeProblem(ending.error).message ?? t('subscribe.failed'))) ||
    (stopped && t(`subscribe.stopped.${stopped}`)) ||
    (fault && t(`subscribe.fault.${fault}`));
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">
          {name}
          <span className="ml-2 text-xs font-normal text-ink-muted">
            {t(`menu:${statistics[report].name}`)}
          </span>
        </p>
        <p className="text-xs text-ink-muted">
          {[
            `${scheduleText(subscription)} (${timezone})`,
            byEmail && t('subscribe.sent'),
            next && t('subscribe.next', { at: dateTime(next) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {trouble && <p className="text-xs text-danger-text">{trouble}</p>}
      </div>
      <IconButton
        label={t('subscribe.end', { name })}
        aria-busy={ending.isPending}
        onClick={() => !ending.isPending && ending.mutate()}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}
