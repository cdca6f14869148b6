import { Check } from 'lucide-react';
import type { AdSample } from '@tideline/copy/work-samples/work-sample';
import { SceneDrawing } from './scene-drawing.tsx';
import { DRAWN_BUTTON, SHEET, SMALL } from './sheet-classes.ts';

export type AdPanelProps = { sample: AdSample };

/** An ad, with the terms under which it runs. */
export function AdPanel({ sample }: AdPanelProps) {
  const { tag, sponsor, headline, text, action, scene, terms } = sample;
  return (
    <div className={SHEET}>
      {scene ? <SceneDrawing scene={scene} className="w-full" isWide /> : null}
      <div className="px-4 py-5 @md:px-6">
        <p className={`${SMALL} flex flex-wrap items-center gap-x-2.5 gap-y-1`}>
          <span className="rounded-[3px] border border-current px-1.5 font-[560]">{tag}</span>
          <span className="min-w-0 break-words">{sponsor}</span>
        </p>
        <p className="type-display mt-3 text-[clamp(1.375rem,6.2cqi,1.875rem)] leading-[1.1]">{headline}</p>
        <p className="mt-2 max-w-[34em] text-muted">{text}</p>
        <p className="mt-4">
          <span className={DRAWN_BUTTON}>{action}</span>
        </p>
      </div>
      <p className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line bg-tint px-4 py-3 text-[0.8125rem] @md:px-6">
        {terms.map((term, at) => (
          <span key={at} className="inline-flex items-center gap-1.5">
            <Check aria-hidden="true" className="icon text-accent" />
            {term}
          </span>
        ))}
      </p>
    </div>
  );
}
