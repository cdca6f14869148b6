import type { IssueState } from '@tideline/domain/newsletter/issue-state';
import { Send } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import type { IssueRequest } from './use-issue-editor.ts';

export type IssueButtonsProps = {
  state: IssueState;
  isSaving: boolean;
  /** Whether a dialog for sending exists. */
  maySend: boolean;
  onSave: (request: IssueRequest) => void;
};

/** Buttons: a draft can be saved or sent, a scheduled issue only saved, because its time is already set. */
export function IssueButtons({ state, isSaving, maySend, onSave }: IssueButtonsProps) {
  const isDraft = state === 'draft';
  return (
    <>
      <Button
        size="sm"
        variant={isDraft ? 'secondary' : undefined}
        disabled={isSaving}
        title="Ctrl+S saves and stays here"
        onClick={() => onSave('close')}
      >
        {isSaving ? 'Saving...' : isDraft ? 'Save draft' : 'Update'}
      </Button>
      {isDraft && maySend ? (
        <Button size="sm" disabled={isSaving} onClick={() => onSave('send')}>
          <Send aria-hidden="true" className="icon" />
          Send…
        </Button>
      ) : null}
    </>
  );
}
