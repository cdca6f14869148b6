import { copyFields } from '@tideline/copy/editing/copy-fields';
import { applyChanges } from '@tideline/copy/editing/copy-values';
import { type DocumentId, isDocument } from '@tideline/copy/editing/documents';
import type { CopyValues, PageDocument } from '@tideline/domain/page/page-document';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../lib/calls/trpc.ts';
import { QueryPanel } from '../../staff/kit/lists/query-panel.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { Skeleton } from '../../ui/sections/skeleton.tsx';
import { chooseField } from './choose-field.ts';
import { FieldsPanel } from './fields/fields-panel.tsx';
import { labelWithin } from './fields/field-words.ts';
import { OvertakenNotice } from './overtaken-notice.tsx';
import { PageBar } from './page-bar.tsx';
import { changeOf } from './page-values.ts';
import { type OpenDialog, PageDialogs } from './page-dialogs.tsx';
import { DraftView } from './preview/draft-view.tsx';
import { usePageFrame } from './preview/use-page-frame.ts';
import { usePageActs } from './use-page-acts.ts';
import { usePageDraft } from './use-page-draft.ts';

export type PageEditorProps = {
  id: string;
  /** The field that is shown first; null: none. */
  field: string | null;
};

const BESIDE_PAGE =
  'grid grid-cols-1 gap-x-8 gap-y-6 pt-4 lg:grid-cols-[minmax(0,1fr)_22rem] 2xl:grid-cols-[minmax(0,1fr)_26rem]';

/** The editor of a page: the page itself, or a mail, beside its texts. */
export function PageEditor({ id, field }: PageEditorProps) {
  const page = trpc.pages.byId.useQuery({ id }, { meta: { failure: 'Failed to fetch the page' } });
  return (
    <QueryPanel query={page} isFresh skeleton={<Skeleton className="mt-6 h-96 w-full" />}>
      {(data) => (isDocument(id) ? <Editor key={id} {...{ id, field }} page={data} /> : null)}
    </QueryPanel>
  );
}

type EditorProps = Omit<PageEditorProps, 'id'> & { id: DocumentId; page: PageDocument };

function Editor({ id, field, page }: EditorProps) {
  const draft = usePageDraft(id, page);
  const acts = usePageActs(id, draft);
  const toast = useToast();
  const panel = useRef<HTMLElement>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [open, setOpen] = useState<OpenDialog>(null);
  const { values, stored, sections } = draft;
  const frame = usePageFrame({
    id,
    values,
    pointed,
    onChoose: (path, isTyped) => {
      if (isTyped) setPointed(null);
      chooseField(panel.current, path, isTyped);
    },
    onType: ({ path, builtIn }, value) => draft.change(changeOf(path, value, builtIn)),
  });

  useEffect(() => {
    if (field !== null) chooseField(panel.current, field);
  }, [field]);

  function replace(after: CopyValues, title: string) {
    const before = values;
    draft.replace(after);
    toast({ title, actions: [{ label: 'Undo', onSelect: () => draft.replace(before) }] });
  }
  async function loadNewer() {
    const both = await draft.load({ keepsUnsaved: true });
    const labels = copyFields(sections, values).filter(({ path }) => both.includes(path));
    toast({
      title: 'Newer version loaded',
      text:
        both.length === 0
          ? 'What you have typed is still here.'
          : `Both of you changed: ${labels.map(labelWithin).join(', ')}. Your text is shown.`,
    });
  }
  return (
    <div className="pb-16">
      <PageBar
        page={page}
        stored={stored}
        progress={draft.progress}
        isBusy={acts.isBusy}
        onSave={() => acts.schedule.mutate(undefined)}
        save={() => draft.save()}
        onAdded={() => draft.load({ keepsUnsaved: true })}
        onPublish={() => acts.publish.mutate({ isSure: false })}
        onSchedule={() => setOpen('schedule')}
        onUnschedule={() => acts.schedule.mutate(null)}
        onDiscard={() => acts.discard.mutate()}
        onVersions={() => setOpen('versions')}
      />
      {draft.progress.trouble?.kind === 'overtaken' ? <OvertakenNotice onLoad={loadNewer} /> : null}
      <div className={BESIDE_PAGE}>
        <DraftView {...{ page, values, pointed, frame }} />
        <FieldsPanel
          ref={panel}
          sections={sections}
          values={values}
          errors={new Map(draft.faults.map(({ path, message }) => [path, message]))}
          onChange={draft.change}
          onRemove={(changes, name) => replace(applyChanges(values, changes), `Removed: ${name}`)}
          onPoint={setPointed}
        />
      </div>
      <PageDialogs
        {...{ id, draft, acts, open }}
        onShow={(path) => chooseField(panel.current, path)}
        onRestore={(version) => replace(version, 'Version restored')}
        onClose={() => setOpen(null)}
      />
    </div>
  );
}
