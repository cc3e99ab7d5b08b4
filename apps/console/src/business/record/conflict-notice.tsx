import type { SdkProblem } from '@brokerdesk/sdk';
import { type ReactNode, useEffect, useRef } from 'react';
import { serverMessage } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { type Change, Changes } from './changes.tsx';

type ConflictNoticeProps = {
  problem: SdkProblem;
  title: string;
  describe: (change: { name: string; at: string }) => string;
  children?: ReactNode;
};

export function ConflictNotice({ problem, title, describe, children }: ConflictNoticeProps) {
  const { exact } = useTime();
  const { changed_by: name, changed_at: at } = problem;
  const notice = useRef<HTMLDivElement>(null);
  // Nothing beside the button tells of it.
  useEffect(() => {
    if (problem) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <div ref={notice} className="scroll-mt-4">
      <Notice announced tone="warning" title={title}>
        <p>{name && at ? describe({ name, at: exact(at) }) : serverMessage(problem)}</p>
        {children}
      </Notice>
    </div>
  );
}

type RecordConflictProps = {
  problem: SdkProblem;
  changes?: readonly Change[];
  title?: string | undefined;
};

export function RecordConflict({ problem, changes = [], title }: RecordConflictProps) {
  const { t } = useTranslation('form');
  return (
    <ConflictNotice
      problem={problem}
      title={title ?? t('conflict.title')}
      describe={(change) => t('conflict.by', change)}
    >
      <Changes changes={changes} />
      <p>{t('conflict.kept')}</p>
    </ConflictNotice>
  );
}
