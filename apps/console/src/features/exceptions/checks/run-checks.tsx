import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { ChevronDown, RefreshCw } from 'lucide-react';
import { useRecordWrite } from '#/business/record/record-write.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { describeProblem } from '#/ui/api/problem.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';
import { Permit } from '#/ui/permission/permit.tsx';
import { runChecks } from '../api/exception-writes.ts';
import { summaryQuery } from '../api/get-summary.ts';
import { checkNames } from '../exception-list.ts';
import { useCheckLabel } from '../use-check-label.ts';

/** Runs all checks, or one of them, on the data as it is now, and says what came of it. */
export function RunChecks() {
  const { t } = useTranslation(['exception', 'kit']);
  const checkLabel = useCheckLabel();
  const { data } = useQuery(summaryQuery(useSdk()));
  const run = useRecordWrite(runChecks, ({ found, opened, reopened, gone, checks }, { check }) => ({
    title:
      check === null
        ? t('run.doneAll', { count: found })
        : t('run.doneOne', {
            count: found,
            check: checkLabel(checks[0] ?? { check, title: check }),
          }),
    description: t('run.changes', { opened, reopened, gone }),
  }));
  const start = (check: string | null) =>
    run.mutate(
      { check },
      {
        onError: (error) => {
          const problem = () => describeProblem(error);
          showToast({
            tone: 'danger',
            title: () => i18next.t('exception:run.failed'),
            description: () => problem().message ?? i18next.t(`kit:error.${problem().kind}.hint`),
          });
        },
      },
    );
  const checks = data?.checks ?? checkNames.map((check) => ({ check, title: check }));
  return (
    <Permit action="create">
      <DropdownMenu>
        <DropdownMenuTrigger>
          <Button variant="primary" busy={run.isPending}>
            {!run.isPending && <RefreshCw aria-hidden="true" />}
            <span className="max-md:sr-only">{t('run.button')}</span>
            <ChevronDown aria-hidden="true" className="max-md:hidden" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => start(null)}>{t('run.all')}</DropdownMenuItem>
          {checks.map((one) => (
            <DropdownMenuItem key={one.check} onSelect={() => start(one.check)}>
              {checkLabel(one)}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </Permit>
  );
}
