import { useMemo, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { compareTexts } from './compare-texts.ts';
import { ConflictChoice, OwnWords } from './conflict-choice.tsx';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

export type ConflictDialogProps<Name extends string> = {
  /** What was saved. */
  noun: string;
  labels: Texts<Name>;
  conflicts: readonly Name[];
  mine: Texts<Name>;
  theirs: Texts<Name>;
  /** Continues with these fields taken from the other person. */
  onDecide: (takenFromTheirs: Name[]) => void;
  onClose: () => void;
};

/** Shows both versions of each conflicting field and asks which to use. */
export function ConflictDialog<Name extends string>(props: ConflictDialogProps<Name>) {
  const { noun, labels, conflicts, mine, theirs, onDecide, onClose } = props;
  const [taken, setTaken] = useState<readonly Name[]>([]);
  function take(field: Name, isTheirs: boolean) {
    setTaken(isTheirs ? [...taken, field] : taken.filter((other) => other !== field));
  }
  return (
    <Dialog open title={`Someone else saved this ${noun}`} size="lg" onClose={onClose}>
      <div className="grid gap-6">
        <p className="text-muted">
          While you were writing, other text was saved in these fields. Which one should stay? Words that{' '}
          <OwnWords>only one of them</OwnWords> has are marked.
        </p>
        {conflicts.map((field) => (
          <ConflictField
            key={field}
            field={field}
            label={labels[field]}
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
  field: string;
  label: string;
  mine: string;
  theirs: string;
  isTheirs: boolean;
  onTake: (isTheirs: boolean) => void;
};

function ConflictField({ field, label: fieldLabel, mine, theirs, isTheirs, onTake }: ConflictFieldProps) {
  // Diffs of long texts are slow: compute once per pair.
  const parts = useMemo(() => compareTexts(mine, theirs), [mine, theirs]);
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
