import { useBlocker } from '@tanstack/react-router';
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { findToken } from '../../../lib/session/session.ts';
import { ConfirmDialog } from '../../../staff/kit/dialogs/confirm-dialog.tsx';
import { classNames } from '../../../ui/controls/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';

/** A form saved by the bar. `save` shows its own result. */
export type SavedForm = { isDirty: boolean; save: () => Promise<unknown>; discard: () => void };

type Report = (name: string, form: SavedForm | null) => void;
const SaveBarContext = createContext<{ report: Report; saveAll: () => Promise<void> } | null>(null);

/** Registers a form with the bar around it. @returns saves all forms, for Enter in a field */
export function useSaveBar(name: string, form: SavedForm): () => Promise<void> {
  const bar = useContext(SaveBarContext);
  if (bar === null) throw new Error('There is no save bar around this form.');
  const { report, saveAll } = bar;
  useEffect(() => report(name, form));
  useEffect(() => () => report(name, null), [name, report]);
  return saveAll;
}

/** The forms inside share one bar that saves or discards their changes; leaving with changes asks first. */
export function SaveBar({ children }: { children: ReactNode }) {
  const forms = useRef(new Map<string, SavedForm>());
  const [dirty, setDirty] = useState<readonly string[]>([]);
  const [isSaving, setIsSaving] = useState(false);
  const [bar] = useState(() => ({ report, saveAll }));
  const blocker = useBlocker({
    // At the end of the session, navigation leads to the home page.
    shouldBlockFn: ({ current, next }) => dirty.length > 0 && findToken() !== null && !isSamePage(current, next),
    enableBeforeUnload: dirty.length > 0,
    withResolver: true,
  });

  function report(name: string, form: SavedForm | null): void {
    if (form) forms.current.set(name, form);
    else forms.current.delete(name);
    setDirty((known) => (known.includes(name) === (form?.isDirty ?? false) ? known : toggled(known, name)));
  }
  async function saveAll(): Promise<void> {
    if (isSaving) return;
    const all = [...forms.current.values()];
    const changed = all.filter((form) => form.isDirty);
    setIsSaving(true);
    await Promise.allSettled((changed.length > 0 ? changed : all).map((form) => form.save()));
    setIsSaving(false);
  }

  return (
    <SaveBarContext value={bar}>
      {/* A control that receives focus stays above the bar. */}
      <div className="grid min-w-0 content-start gap-8 [&_:is(a,button,input,select,summary)]:scroll-mb-24 max-sm:[&_:is(a,button,input,select,summary)]:scroll-mb-36">
        {children}
        <div
          data-docked={dirty.length > 0 || undefined}
          className={classNames(
            'flex max-w-4xl flex-wrap items-center gap-3 border-t border-line bg-paper py-3',
            dirty.length > 0 && 'sticky bottom-0 z-10',
          )}
        >
          <p className="mr-auto text-sm text-muted">{dirty.length > 0 ? 'Not saved yet' : 'Everything is saved'}</p>
          {dirty.length > 0 ? (
            <Button size="sm" variant="quiet" onClick={() => forms.current.forEach((form) => form.discard())}>
              Discard changes
            </Button>
          ) : null}
          {/* Not disabled, which would lose the focus. */}
          <Button aria-disabled={isSaving} onClick={() => void saveAll()}>
            {isSaving ? 'Saving...' : 'Save Settings'}
          </Button>
        </div>
      </div>
      {blocker.status === 'blocked' ? (
        <ConfirmDialog
          title="Leave without saving?"
          action="Leave"
          pendingAction="Leave"
          onConfirm={blocker.proceed}
          onClose={blocker.reset}
        >
          The settings that you changed are not saved.
        </ConfirmDialog>
      ) : null}
    </SaveBarContext>
  );
}

function toggled(names: readonly string[], name: string): readonly string[] {
  return names.includes(name) ? names.filter((known) => known !== name) : [...names, name];
}

type Place = { pathname: string; search: unknown };

/** An address that differs in its hash only leaves nothing. */
function isSamePage(current: Place, next: Place): boolean {
  return current.pathname === next.pathname && JSON.stringify(current.search) === JSON.stringify(next.search);
}
