import { newRequestId, type Schemas } from '@brokerdesk/sdk';
import { Check, Copy, Pencil, Save, Share2, Star, Trash2 } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Announcement } from '#/core/ui/announcement.tsx';
import { Button } from '#/core/ui/button.tsx';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { Input } from '#/core/ui/input.tsx';
import { FieldError } from '#/ui/form/field/field-frame.tsx';
import { Dialog, DialogBody } from '#/ui/overlay/dialog.tsx';
import { searchToKeep, withName, withStandard, withView } from './edit-views.ts';
import { fitToReader, tellLeftOut, useViewLabels, useViewsOnServer } from './view-calls.ts';
import { nameLengthMax, type SavedView } from './views/table-view.ts';
import type { SavedViews } from './views/use-table-view.ts';

type Server = ReturnType<typeof useViewsOnServer>;

function saveView({ views, change, search, view }: SavedViews, name: string): SavedView {
  const added = { id: newRequestId(), name, search: searchToKeep(search), view };
  change((now) => withView(now, added));
  const same = views.find((one) => one.name === name);
  return { standard: false, ...same, ...added, id: same?.id ?? added.id };
}

export function ViewsDialog({ saved, onClose }: { saved: SavedViews; onClose: () => void }) {
  const { t } = useTranslation(['table', 'views']);
  const label = useViewLabels(saved);
  const server = useViewsOnServer(saved);
  const [name, setName] = useState('');
  const [news, setNews] = useState('');
  const nameId = useId();
  const wanted = name.trim();
  const replaces = saved.views.some((view) => view.name === wanted);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '') return;
    void server.write(saveView(saved, wanted));
    setNews(label('saved', wanted));
    setName('');
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={label('label')}
      description={label('hint')}
    >
      <DialogBody>
        <form className="flex items-end gap-2" onSubmit={save}>
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <label htmlFor={nameId} className="text-xs text-ink-muted">
              {label('name')}
            </label>
            <Input
              id={nameId}
              value={name}
              maxLength={nameLengthMax}
              onChange={(event) => setName(event.target.value)}
            />
          </div>
          <Button type="submit" variant="primary">
            {t(replaces ? 'views.overwrite' : 'views.save')}
          </Button>
        </form>
        <ul aria-label={label('label')} className="mt-4 flex flex-col">
          {saved.views.map((view) => (
            <ViewLine key={view.id} view={view} saved={saved} server={server} onNews={setNews} />
          ))}
        </ul>
        {server.shared.length > 0 && (
          <h3 className="mt-4 text-xs font-medium text-ink-muted">{t('views:shared')}</h3>
        )}
        <ul aria-label={t('views:shared')} className="flex flex-col">
          {server.shared.map((one) => (
            <SharedLine key={one.id} shared={one} saved={saved} server={server} onUse={onClose} />
          ))}
        </ul>
        <Announcement>{news}</Announcement>
      </DialogBody>
    </Dialog>
  );
}

function SharedLine({
  shared,
  saved,
  server,
  onUse,
}: {
  shared: Schemas.SharedView;
  saved: SavedViews;
  server: Server;
  onUse: () => void;
}) {
  const { t } = useTranslation('views');
  const { name, owner } = shared;
  const copy = () => {
    const { view, leftOut } = fitToReader(saved, shared);
    const own = { ...view, name: freeName(saved.views, name) };
    saved.change((now) => [...now, own]);
    void server.write(own);
    tellLeftOut(leftOut);
  };
  return (
    <li className="flex min-h-10 items-center gap-1 border-t border-line">
      <span className="min-w-0 flex-1 truncate">
        {name} <span className="text-xs text-ink-muted">{owner}</span>
      </span>
      <Button
        size="sm"
        onClick={() => {
          const { view, leftOut } = fitToReader(saved, shared);
          saved.apply(view);
          tellLeftOut(leftOut);
          onUse();
        }}
      >
        {t('use')}
        <span className="sr-only">{` ${name}`}</span>
      </Button>
      <IconButton label={t('copy', { name })} onClick={copy}>
        <Copy aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function freeName(views: readonly SavedView[], name: string): string {
  const taken = new Set(views.map((one) => one.name));
  for (let at = 1; ; at += 1) {
    const end = at === 1 ? '' : ` ${at}`;
    const free = name.slice(0, nameLengthMax - end.length) + end;
    if (!taken.has(free)) return free;
  }
}

function ViewLine({
  view,
  saved,
  server,
  onNews,
}: {
  view: SavedView;
  saved: SavedViews;
  server: Server;
  onNews: (news: string) => void;
}) {
  const { t } = useTranslation(['table', 'views']);
  const label = useViewLabels(saved);
  const { name, sharing = 'private' } = view;
  const isShared = sharing !== 'private';
  const [step, setStep] = useState<'shown' | 'renaming' | 'renamed' | 'removing'>('shown');
  if (step === 'renaming') {
    return (
      <RenameForm
        name={name}
        isTaken={(next) => saved.views.some((one) => one.id !== view.id && one.name === next)}
        onName={(next) => {
          saved.change((now) => withName(now, view.id, next));
          void server.write({ ...view, name: next });
          setStep('renamed');
        }}
        onCancel={() => setStep('renamed')}
      />
    );
  }
  return (
    <li className="flex min-h-10 items-center gap-1 border-t border-line">
      <span className="min-w-0 flex-1 truncate">
        {name}
        {isShared && (
          <span className="ml-2 text-xs text-ink-muted">{t(`views:sharing.${sharing}`)}</span>
        )}
      </span>
      {step === 'removing' ? (
        <>
          <Button size="sm" variant="danger" autoFocus onClick={() => void server.remove(view)}>
            {t('views.removeSure')}
          </Button>
          <Button size="sm" onClick={() => setStep('shown')}>
            {t('views.keep')}
          </Button>
        </>
      ) : (
        <>
          <IconButton
            label={label('setStandard', name)}
            aria-pressed={view.standard}
            onClick={() => {
              saved.change((now) => withStandard(now, view.id));
              void server.write({ ...view, standard: !view.standard });
            }}
          >
            <Star aria-hidden="true" className={view.standard ? 'fill-current' : ''} />
          </IconButton>
          {server.mayShare !== 'private' && (
            <IconButton
              label={t(`views:share.${server.mayShare}`, { name })}
              aria-pressed={isShared}
              onClick={() =>
                void server.write({ ...view, sharing: isShared ? 'private' : server.mayShare })
              }
            >
              <Share2 aria-hidden="true" />
            </IconButton>
          )}
          <IconButton
            label={t('views.update', { name })}
            onClick={() => {
              void server.write(saveView(saved, name));
              onNews(label('saved', name));
            }}
          >
            <Save aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('views.rename', { name })}
            autoFocus={step === 'renamed'}
            onClick={() => setStep('renaming')}
          >
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton label={t('views.remove', { name })} onClick={() => setStep('removing')}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </>
      )}
    </li>
  );
}

type RenameFormProps = {
  name: string;
  isTaken: (name: string) => boolean;
  onName: (name: string) => void;
  onCancel: () => void;
};

function RenameForm({ name, isTaken, onName, onCancel }: RenameFormProps) {
  const { t } = useTranslation('table');
  const [text, setText] = useState(name);
  const [taken, setTaken] = useState(false);
  const errorId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted === '') return;
    if (isTaken(wanted)) setTaken(true);
    else onName(wanted);
  };
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !nativeEvent.isComposing) onCancel();
  };
  return (
    <li className="border-t border-line py-1">
      <form
        data-escape=""
        className="flex items-center gap-1"
        onSubmit={submit}
        onKeyDown={onKeyDown}
      >
        <Input
          autoFocus
          aria-label={t('views.rename', { name })}
          aria-invalid={taken || undefined}
          aria-describedby={taken ? errorId : undefined}
          value={text}
          maxLength={nameLengthMax}
          onChange={(event) => {
            setText(event.target.value);
            setTaken(false);
          }}
        />
        <IconButton type="submit" label={t('views.rename', { name: text })}>
          <Check aria-hidden="true" />
        </IconButton>
      </form>
      {taken && <FieldError id={errorId}>{t('views.taken')}</FieldError>}
    </li>
  );
}
