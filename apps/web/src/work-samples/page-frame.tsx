import type { PageSample } from '@tideline/copy/work-samples/work-sample';
import { SceneDrawing } from './scene-drawing.tsx';
import { DRAWN_BUTTON, SHEET, SMALL } from './sheet-classes.ts';

export type PageFrameProps = { sample: PageSample };

/** A page of a client's site in a browser frame. */
export function PageFrame({ sample }: PageFrameProps) {
  const { address, brand, menu, headline, text, points, fields, action, scene } = sample;
  return (
    <div className={SHEET}>
      <p className="flex items-center gap-1.5 border-b border-line bg-sunk px-3 py-2">
        <i className="size-2 flex-none rounded-full bg-brand-coral" />
        <i className="size-2 flex-none rounded-full bg-brand-sand" />
        <i className="size-2 flex-none rounded-full bg-brand-foam" />
        <span className={`${SMALL} ml-2 min-w-0 flex-1 truncate rounded-full bg-surface px-3 py-0.5`}>{address}</span>
      </p>
      <p className="flex items-baseline justify-between gap-x-4 px-4 pt-3 @md:px-6">
        <span className="type-title flex-none text-[1rem]">{brand}</span>
        <span className={`${SMALL} hidden min-w-0 gap-3 overflow-hidden @sm:flex`}>
          {menu.map((item, at) => (
            <span key={at} className="whitespace-nowrap">
              {item}
            </span>
          ))}
        </span>
      </p>
      <div className="flex items-end gap-4 px-4 pt-5 @md:px-6 @md:pt-7">
        <div className="min-w-0 flex-1 pb-5">
          <p className="type-display text-[clamp(1.25rem,5.6cqi,2.25rem)] leading-[1.08] whitespace-pre-line">
            {headline}
          </p>
          <p className="mt-2.5 max-w-[30em] text-muted">{text}</p>
          <p className="mt-3.5">
            <span className={DRAWN_BUTTON}>{action}</span>
          </p>
        </div>
        {scene ? <SceneDrawing scene={scene} className="w-[34%] flex-none self-end rounded-t-[3px]" /> : null}
      </div>
      {points ? (
        <div className="grid border-t border-line bg-tint px-4 py-1 @sm:grid-cols-3 @sm:gap-3 @md:px-6">
          {points.map((point, at) => (
            <p key={at} className="type-title border-line/70 py-2 whitespace-nowrap not-last:border-b @sm:border-0!">
              {point}
            </p>
          ))}
        </div>
      ) : null}
      {fields ? (
        <div className="grid gap-x-4 gap-y-2.5 border-t border-line bg-tint px-4 py-4 @sm:grid-cols-2 @md:px-6">
          {fields.map((field, at) => (
            <p key={at} className={SMALL}>
              {field}
              <i className="mt-1 block h-6 rounded-control border border-line-strong/70 bg-surface" />
            </p>
          ))}
        </div>
      ) : null}
    </div>
  );
}
