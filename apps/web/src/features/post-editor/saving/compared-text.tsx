import { Fragment } from 'react';
import { compareTexts, shortenSame } from './compare-texts.ts';

export type ComparedTextProps = { label: string; before: string; after: string };

/** An inline diff: removed words struck through, added words underlined. */
export function ComparedText({ label, before, after }: ComparedTextProps) {
  const parts = compareTexts(before, after);
  return (
    <div className="grid gap-1">
      <h3 className="type-label text-muted">{label}</h3>
      <p className="text-[0.9375rem] leading-relaxed break-words whitespace-pre-wrap">
        {parts.map(({ kind, text }, at) => {
          // Parts have no identity but their position.
          const key = `${at}-${kind}`;
          if (kind === 'added')
            return (
              <ins key={key} className="bg-tint text-accent decoration-2 underline-offset-4">
                {text}
              </ins>
            );
          if (kind === 'removed')
            return (
              <del key={key} className="text-danger">
                {text}
              </del>
            );
          return <Fragment key={key}>{shortenSame(text, at === 0, at === parts.length - 1)}</Fragment>;
        })}
      </p>
    </div>
  );
}
