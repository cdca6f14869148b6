import { POST_LIMITS } from '@tideline/domain/post/post-limits';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { SelectField } from '../../../staff/kit/fields/select-field.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { useCategories } from './use-categories.ts';

export type CategoryFieldProps = {
  value: string;
  /** Stored category, always offered. */
  stored: string;
  onValue: (category: string) => void;
};

/** The documented categories, then every other one that a post has; a new one can be added. */
export function CategoryField({ value, stored, onValue }: CategoryFieldProps) {
  const [added, setAdded] = useState<string | null>(null);
  const categories = useCategories(stored, value);
  function finish() {
    const category = added?.trim() ?? '';
    if (category !== '') onValue(category);
    setAdded(null);
  }
  return (
    <div className="grid gap-2">
      <SelectField
        label="Category"
        value={value}
        options={[{ value: '', label: 'No category' }, ...categories]}
        onChange={onValue}
      />
      {added === null ? (
        <Button size="sm" variant="quiet" className="justify-self-start" onClick={() => setAdded('')}>
          <Plus aria-hidden="true" className="icon" />
          Add a category
        </Button>
      ) : (
        <div className="grid gap-2">
          <TextField
            label="New category"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears where its button was pressed
            autoFocus
            maxLength={POST_LIMITS.category}
            value={added}
            onChange={setAdded}
            onKeyDown={(event) => {
              if (event.key === 'Enter') finish();
              if (event.key === 'Escape') setAdded(null);
            }}
          />
          <div className="flex gap-2">
            <Button size="sm" variant="secondary" onClick={finish}>
              Add
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setAdded(null)}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
