import { useNow } from '../../../staff/time/use-now.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { PostForm } from '../post-form.ts';
import { primaryLabel } from './primary-action.ts';

export type SaveButtonsProps = {
  form: PostForm;
  /** The post as last saved. */
  base: PostForm;
  isSaving: boolean;
  timeZone: string;
  onSaveDraft: () => void;
  onPublish: () => void;
};

/** The button that saves for readers and says so, and one that keeps a draft a draft. */
export function SaveButtons({ form, base, isSaving, timeZone, onSaveDraft, onPublish }: SaveButtonsProps) {
  const label = primaryLabel(form, base, { timeZone, now: useNow() });
  const isDraft = form.status === 'draft' && base.status === 'draft';
  return (
    <>
      {isDraft ? <SaveDraftButton isDisabled={isSaving} onClick={onSaveDraft} /> : null}
      <Button
        size="sm"
        disabled={isSaving}
        title={isDraft ? label : `${label} (Ctrl+S saves and stays here)`}
        aria-label={isSaving ? undefined : label}
        onClick={onPublish}
      >
        {isSaving ? 'Saving...' : <PrimaryLabel label={label} />}
      </Button>
    </>
  );
}

/** Saves a draft and keeps it one. */
export function SaveDraftButton({ isDisabled, onClick }: { isDisabled: boolean; onClick: () => void }) {
  return (
    <Button size="sm" variant="secondary" disabled={isDisabled} title="Ctrl+S saves and stays here" onClick={onClick}>
      Save draft
    </Button>
  );
}

/** On a small screen, `Schedule for Dec 1, 9:30 AM` is shown as `Schedule`. */
function PrimaryLabel({ label }: { label: string }) {
  const [short = label] = label.split(' for ');
  if (short === label) return label;
  return (
    <>
      <span className="lg:hidden">{short}</span>
      <span className="max-lg:hidden">{label}</span>
    </>
  );
}
