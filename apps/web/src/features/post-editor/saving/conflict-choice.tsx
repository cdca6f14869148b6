import { Fragment } from 'react';
import { shortenSame, type TextPart } from './compare-texts.ts';

export type ConflictChoiceProps = {
  /** Name of the radio group of a field. */
  name: string;
  label: string;
  /** Accessible name of the text. */
  textLabel: string;
  /** Diff of the two versions. */
  parts: readonly TextPart[];
  /** Which parts belong to this version only. */
  own: 'removed' | 'added';
  isChosen: boolean;
  onChoose: () => void;
};

/** One of two versions to choose from, with its own words marked. */
export function ConflictChoice({ name, label, textLabel, parts, own, isChosen, onChoose }: ConflictChoiceProps) {
  const shown = parts.filter(({ kind }) => kind === 'same' || kind === own);
  return (
    <div className="grid content-start gap-2 rounded-control border border-line-strong p-3 has-checked:border-accent has-checked:bg-tint">
      <label className="type-label flex items-center gap-2 pointer-coarse:min-h-11">
        <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
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
          // Parts have no identity but their position.
          const key = `${at}-${kind}`;
          if (kind === 'same')
            return <Fragment key={key}>{shortenSame(text, at === 0, at === parts.length - 1)}</Fragment>;
          return kind === own ? <OwnWords key={key}>{text}</OwnWords> : null;
        })}
      </section>
    </div>
  );
}

/** Words of one version only: highlighted, underlined and announced to screen readers. */
export function OwnWords({ children }: { children: string }) {
  return (
    <mark className="bg-surface font-[560] text-ink underline decoration-buoy decoration-2 underline-offset-4 before:sr-only before:content-['_[only_here:_'] after:sr-only after:content-[']_']">
      {children}
    </mark>
  );
}
