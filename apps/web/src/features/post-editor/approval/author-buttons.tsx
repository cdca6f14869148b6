import { Button } from '../../../ui/controls/button.tsx';

export type AuthorButtonsProps = {
  isDraft: boolean;
  isSaving: boolean;
  /** There is a text on the server that the editor shows, and no request for it waits. */
  canSubmit: boolean;
  onSaveDraft: () => void;
  onSubmit: () => void;
};

/** The buttons of somebody whose posts are published by colleagues. */
export function AuthorButtons({ isDraft, isSaving, canSubmit, onSaveDraft, onSubmit }: AuthorButtonsProps) {
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
        disabled={isSaving || !canSubmit}
        title={canSubmit ? 'Somebody who may publish reads it first' : 'Possible once the text is saved'}
        onClick={onSubmit}
      >
        Submit for approval
      </Button>
    </>
  );
}
