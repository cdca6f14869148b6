import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { PostForm, PostFormField } from './post-form.ts';
import { POST_FIELD_LABELS } from './post-form.ts';

export type ConflictDialogProps = {
  conflicts: readonly PostFormField[];
  mine: PostForm;
  theirs: PostForm;
  /** Goes on with these fields as the other person saved them. */
  onDecide: (takenFromTheirs: PostFormField[]) => void;
  onClose: () => void;
};

/** Shows both versions of each field that two people changed, and asks which to keep. */
export function ConflictDialog({ conflicts, mine, theirs, onDecide, onClose }: ConflictDialogProps) {
  const [taken, setTaken] = useState<readonly PostFormField[]>([]);
  function take(field: PostFormField, isTheirs: boolean) {
    setTaken(isTheirs ? [...taken, field] : taken.filter((other) => other !== field));
  }
  return (
    <Dialog open title="Somebody else saved this post" size="lg" onClose={onClose}>
      <div className="grid gap-6">
        <p className="text-muted">
          While you were writing, these fields were saved with another text. Which one should stay?
        </p>
        {conflicts.map((field) => (
          <fieldset key={field} className="grid gap-3 sm:grid-cols-2">
            <legend className="type-label pb-2">{POST_FIELD_LABELS[field]}</legend>
            <Choice
              field={field}
              label="Mine"
              text={mine[field]}
              isChosen={!taken.includes(field)}
              onChoose={() => take(field, false)}
            />
            <Choice
              field={field}
              label="Theirs"
              text={theirs[field]}
              isChosen={taken.includes(field)}
              onChoose={() => take(field, true)}
            />
          </fieldset>
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

type ChoiceProps = { field: PostFormField; label: string; text: string; isChosen: boolean; onChoose: () => void };

function Choice({ field, label, text, isChosen, onChoose }: ChoiceProps) {
  return (
    <div className="grid content-start gap-2 rounded-control border border-line-strong p-3 has-checked:border-tide has-checked:bg-tint">
      <label className="type-label flex items-center gap-2 pointer-coarse:min-h-11">
        <input
          type="radio"
          name={`conflict-${field}`}
          checked={isChosen}
          onChange={onChoose}
          className="accent-(--tide)"
        />
        {label}
      </label>
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
        tabIndex={0}
        aria-label={`${POST_FIELD_LABELS[field]}, ${label.toLowerCase()}`}
        className="max-h-60 overflow-y-auto text-sm break-words whitespace-pre-wrap"
      >
        {text || '(empty)'}
      </section>
    </div>
  );
}
