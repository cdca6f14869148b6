import { useMemo, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { compareTexts } from './compare-texts.ts';
import { ConflictChoice, OwnWords } from './conflict-choice.tsx';
import type { PostForm, PostFormField } from '../post-form.ts';
import { POST_FIELD_LABELS } from '../post-form.ts';

export type ConflictDialogProps = {
  conflicts: readonly PostFormField[];
  mine: PostForm;
  theirs: PostForm;
  /** Continues with these fields taken from the other person. */
  onDecide: (takenFromTheirs: PostFormField[]) => void;
  onClose: () => void;
};

/** Shows both versions of each conflicting field and asks which to use. */
export function ConflictDialog({ conflicts, mine, theirs, onDecide, onClose }: ConflictDialogProps) {
  const [taken, setTaken] = useState<readonly PostFormField[]>([]);
  function take(field: PostFormField, isTheirs: boolean) {
    setTaken(isTheirs ? [...taken, field] : taken.filter((other) => other !== field));
  }
  return (
    <Dialog open title="Somebody else saved this post" size="lg" onClose={onClose}>
      <div className="grid gap-6">
        <p className="text-muted">
          While you were writing, these fields were saved with another text. Which one should stay? Marked is what{' '}
          <OwnWords>only one of them</OwnWords> has.
        </p>
        {conflicts.map((field) => (
          <ConflictField
            key={field}
            field={field}
            mine={mine[field]}
            theirs={theirs[field]}
            isTheirs={taken.includes(field)}
            onTake={(isTheirs) => take(field, isTheirs)}
          />
        ))}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Keep editing
          </Button>
          <Button onClick={() => onDecide([...taken])}>Save this</Button>
        </div>
      </div>
    </Dialog>
  );
}

type ConflictFieldProps = {
  field: PostFormField;
  mine: string;
  theirs: string;
  isTheirs: boolean;
  onTake: (isTheirs: boolean) => void;
};

function ConflictField({ field, mine, theirs, isTheirs, onTake }: ConflictFieldProps) {
  // Diffs of long texts are slow: compute once per pair.
  const parts = useMemo(() => compareTexts(mine, theirs), [mine, theirs]);
  const fieldLabel = POST_FIELD_LABELS[field];
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="type-label pb-2">{fieldLabel}</legend>
      {(['Mine', 'Theirs'] as const).map((label) => (
        <ConflictChoice
          key={label}
          name={`conflict-${field}`}
          label={label}
          textLabel={`${fieldLabel}, ${label.toLowerCase()}`}
          parts={parts}
          own={label === 'Mine' ? 'removed' : 'added'}
          isChosen={isTheirs === (label === 'Theirs')}
          onChoose={() => onTake(label === 'Theirs')}
        />
      ))}
    </fieldset>
  );
}
