import { Fragment } from 'react';
import { shortenSame, type TextPart } from './compare-texts.ts';

export type ConflictChoiceProps = {
  /** Ties the two versions of one field together. */
  name: string;
  label: string;
  /** Names the text to whoever moves into it. */
  textLabel: string;
  /** One version of the text, with what the other has instead. */
  parts: readonly TextPart[];
  /** The parts that only this version has. */
  own: 'removed' | 'added';
  isChosen: boolean;
  onChoose: () => void;
};

/** One of two versions of a text to choose from; the words that only this one has are marked. */
export function ConflictChoice({ name, label, textLabel, parts, own, isChosen, onChoose }: ConflictChoiceProps) {
  const shown = parts.filter(({ kind }) => kind === 'same' || kind === own);
  return (
    <div className="grid content-start gap-2 rounded-control border border-line-strong p-3 has-checked:border-tide has-checked:bg-tint">
      <label className="type-label flex items-center gap-2 pointer-coarse:min-h-11">
        <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="accent-(--tide)" />
        {label}
      </label>
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
        tabIndex={0}
        aria-label={textLabel}
        className="max-h-60 overflow-y-auto text-sm leading-relaxed break-words whitespace-pre-wrap"
      >
        {shown.length === 0 ? '(empty)' : null}
        {parts.map(({ kind, text }, at) => {
          // The parts are made anew with each comparison: their place is all they have.
          const key = `${at}-${kind}`;
          if (kind === 'same')
            return <Fragment key={key}>{shortenSame(text, at === 0, at === parts.length - 1)}</Fragment>;
          return kind === own ? <OwnWords key={key}>{text}</OwnWords> : null;
        })}
      </section>
    </div>
  );
}

/** Words that only one version has: on a ground of their own and underlined, and said to be so where nobody sees it. */
export function OwnWords({ children }: { children: string }) {
  return (
    <mark className="bg-surface font-[560] text-ink underline decoration-buoy decoration-2 underline-offset-4 before:sr-only before:content-['_[only_here:_'] after:sr-only after:content-[']_']">
      {children}
    </mark>
  );
}
