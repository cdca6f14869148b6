import type { ReactNode } from 'react';
import { classNames } from '../controls/class-names.ts';
import { Reveal } from '../drawing/reveal.tsx';

export type PointListProps = {
  points: readonly { title: string; text: string; icon?: ReactNode }[];
  /** Number of columns on a wide screen. */
  columns: 2 | 3 | 4;
  staggerMs: number;
};

const COLUMNS = { 2: 'sm:grid-cols-2', 3: 'md:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' } as const;

/** Points with a title and a text, side by side under a rule. */
export function PointList({ points, columns, staggerMs }: PointListProps) {
  return (
    <ul className={classNames('grid gap-x-[clamp(1rem,2.5vw,2.5rem)]', COLUMNS[columns])}>
      {points.map(({ title, text, icon }, at) => (
        <Reveal
          as="li"
          key={at}
          delayMs={(at % columns) * staggerMs}
          className="border-t border-line-strong/40 py-5 md:py-7"
        >
          {icon ? <div className="mb-4 text-accent">{icon}</div> : null}
          <h3 className="type-title text-title-s">{title}</h3>
          <p className="mt-2 max-w-[30.75em] text-muted">{text}</p>
        </Reveal>
      ))}
    </ul>
  );
}
