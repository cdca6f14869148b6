import { useNow } from '../../../staff/use-now.ts';
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

/** The button that says what it does for readers, and beside it one that keeps a draft a draft. */
export function SaveButtons({ form, base, isSaving, timeZone, onSaveDraft, onPublish }: SaveButtonsProps) {
  const now = useNow();
  const isDraft = form.status === 'draft' && base.status === 'draft';
  return (
    <>
      {isDraft ? (
        <Button
          size="sm"
          variant="secondary"
          disabled={isSaving}
          title="Ctrl+S saves and stays here"
          onClick={onSaveDraft}
        >
          Save draft
        </Button>
      ) : null}
      <Button
        size="sm"
        disabled={isSaving}
        title={isDraft ? undefined : 'Ctrl+S saves and stays here'}
        onClick={onPublish}
      >
        {isSaving ? 'Saving...' : primaryLabel(form, base, { timeZone, now })}
      </Button>
    </>
  );
}
