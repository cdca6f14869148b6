import { TAG_LIMITS } from '@tideline/domain/post/tag';
import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { joinTags, splitTyped, tagsBefore } from './typed-tags.ts';

export type TagsFieldProps = {
  /** Comma-separated, what is being typed included. */
  value: string;
  onValue: (value: string) => void;
};

/** Tags as chips. A comma, Enter or leaving the field makes one; Backspace in the empty field removes the last. */
export function TagsField({ value, onValue }: TagsFieldProps) {
  const [typed, setTyped] = useState('');
  const known = trpc.posts.tags.useQuery().data ?? [];
  const chips = tagsBefore(value, typed);
  const left = TAG_LIMITS.count - chips.length;

  function set(tags: string[], rest: string) {
    setTyped(rest);
    onValue(joinTags(tags, rest));
  }
  function type(text: string, isChosen: boolean) {
    const { finished, rest } = isChosen ? { finished: [text], rest: '' } : splitTyped(text);
    set(
      joinTags([...chips, ...finished], '')
        .split(', ')
        .filter(Boolean),
      rest,
    );
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      type(`${typed},`, false);
    }
    if (event.key === 'Backspace' && typed === '') set(chips.slice(0, -1), '');
  }
  return (
    <Field
      label="Tags"
      hint={
        left < 0 ? `${-left} more than the ${TAG_LIMITS.count} that a post can have.` : 'A comma or Enter adds one.'
      }
    >
      {(control) => (
        <div className="flex flex-wrap gap-1.5 rounded-control border border-line-strong bg-surface p-1.5 focus-within:border-accent focus-within:shadow-[0_0_0_1px_var(--accent)]">
          {chips.length > 0 ? (
            <ul aria-label="Chosen so far" className="contents">
              {chips.map((tag) => (
                <li key={tag} className="flex max-w-full items-center rounded-control bg-tint pl-2.5 text-sm">
                  <bdi className="min-w-0 wrap-anywhere">{tag}</bdi>
                  <button
                    type="button"
                    aria-label={`Remove tag ${tag}`}
                    onClick={() =>
                      set(
                        chips.filter((chip) => chip !== tag),
                        typed,
                      )
                    }
                    className="grid size-8 flex-none place-items-center text-muted hover:text-ink pointer-coarse:size-11"
                  >
                    <X aria-hidden="true" className="icon" />
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
          <input
            {...control}
            dir="auto"
            list={`${control.id}-known`}
            autoComplete="off"
            value={typed}
            onChange={({ target, nativeEvent }) =>
              type(target.value, isCompletion(nativeEvent) && known.includes(target.value))
            }
            onKeyDown={handleKey}
            onBlur={() => typed && type(`${typed},`, false)}
            className="min-h-8 min-w-24 flex-1 bg-transparent px-2 text-base focus-visible:outline-none pointer-coarse:min-h-11"
          />
          <datalist id={`${control.id}-known`}>
            {known
              .filter((tag) => !chips.includes(tag))
              .map((tag) => (
                <option key={tag}>{tag}</option>
              ))}
          </datalist>
        </div>
      )}
    </Field>
  );
}

/** Whether a suggestion of the browser was chosen. Chromium sends no type of input then, others name the replacement. */
function isCompletion(event: Event): boolean {
  return !(event instanceof InputEvent) || event.inputType === 'insertReplacementText';
}
