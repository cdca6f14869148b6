import type { StoryboardSample } from '@tideline/copy/work-samples/work-sample';
import { SceneDrawing } from './scene-drawing.tsx';
import { SHEET } from './sheet-classes.ts';

export type StoryboardStripProps = { sample: StoryboardSample };

/** The frames of a film, an episode or a path, in their order. */
export function StoryboardStrip({ sample: { frames } }: StoryboardStripProps) {
  return (
    <div className={`${SHEET} grid gap-px border-line-strong/45 bg-line @3xs:grid-cols-2 @2xl:grid-cols-4`}>
      {frames.map(({ scene, at, text }) => (
        <div key={at} className="bg-surface p-2.5 pb-3">
          <SceneDrawing scene={scene} className="w-full rounded-[2px]" />
          <p className="type-label mt-2 text-accent tabular-nums">{at}</p>
          <p className="mt-0.5 text-[0.8125rem] leading-snug">{text}</p>
        </div>
      ))}
    </div>
  );
}
