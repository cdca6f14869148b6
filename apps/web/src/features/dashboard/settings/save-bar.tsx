import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { AboveBar } from './above-bar.tsx';

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
      <AboveBar
        isDirty={dirty.length > 0}
        words={dirty.length > 0 ? 'Not saved yet' : 'Everything is saved'}
        acts={
          <>
            {dirty.length > 0 ? (
              <Button size="sm" variant="quiet" onClick={() => forms.current.forEach((form) => form.discard())}>
                Discard changes
              </Button>
            ) : null}
            {/* Not disabled, which would lose the focus. */}
            <Button aria-disabled={isSaving} onClick={() => void saveAll()}>
              {isSaving ? 'Saving...' : 'Save Settings'}
            </Button>
          </>
        }
      >
        {children}
      </AboveBar>
    </SaveBarContext>
  );
}

function toggled(names: readonly string[], name: string): readonly string[] {
  return names.includes(name) ? names.filter((known) => known !== name) : [...names, name];
}
