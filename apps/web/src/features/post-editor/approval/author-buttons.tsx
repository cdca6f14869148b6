import { Button } from '../../../ui/controls/button.tsx';
import { SaveDraftButton } from '../publishing/save-buttons.tsx';

export type AuthorButtonsProps = {
  isDraft: boolean;
  isSaving: boolean;
  /** Whether the shown text is stored, and no request for it waits. */
  canSubmit: boolean;
  onSaveDraft: () => void;
  /** Saves changes to a published post. */
  onKeepPending: () => void;
  onSubmit: () => void;
};

/** The buttons of authors whose posts are published by colleagues. */
export function AuthorButtons(props: AuthorButtonsProps) {
  const { isDraft, isSaving, canSubmit, onSaveDraft, onKeepPending, onSubmit } = props;
  return (
    <>
      {isDraft ? (
        <SaveDraftButton isDisabled={isSaving} onClick={onSaveDraft} />
      ) : (
        <Button
          size="sm"
          variant="secondary"
          disabled={isSaving}
          title="Visitors see the live post"
          onClick={onKeepPending}
        >
          Keep as pending draft
        </Button>
      )}
      <Button
        size="sm"
        disabled={isSaving || !canSubmit}
        title={canSubmit ? 'Someone who may publish reads it first' : 'Possible once the text is saved'}
        onClick={onSubmit}
      >
        Submit for approval
      </Button>
    </>
  );
}
