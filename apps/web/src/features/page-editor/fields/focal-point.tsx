import type { MouseEvent, ReactNode } from 'react';

export type FocalPointProps = {
  /** As in CSS `object-position`: `50% 30%`. */
  focus: string;
  onChange: (focus: string) => void;
  /** The whole picture. */
  children: ReactNode;
};

/** Chooses the part of a picture that stays visible where a page crops it: by a click, or with two sliders. */
export function FocalPoint({ focus, onChange, children }: FocalPointProps) {
  const [across = 50, down = 50] = focus.split(' ').map((part) => Number.parseInt(part, 10));
  function handleClick({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange(focusAt(percent((clientX - left) / width), percent((clientY - top) / height)));
  }
  return (
    <div className="grid w-full grid-cols-1 gap-2">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the sliders do the same */}
      <div className="relative cursor-crosshair" onClick={handleClick}>
        {children}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-5 -translate-1/2 rounded-full border-2 border-white bg-black/30 shadow-float"
          style={{ left: `${across}%`, top: `${down}%` }}
        />
      </div>
      <Slider label="Focal point from the left" value={across} onChange={(next) => onChange(focusAt(next, down))} />
      <Slider label="Focal point from the top" value={down} onChange={(next) => onChange(focusAt(across, next))} />
    </div>
  );
}

type SliderProps = { label: string; value: number; onChange: (value: number) => void };

function Slider({ label, value, onChange }: SliderProps) {
  return (
    <label className="flex items-center gap-3 text-sm text-muted">
      <span className="w-40 flex-none">{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="min-h-8 min-w-0 flex-1 accent-(--accent) pointer-coarse:min-h-11"
      />
    </label>
  );
}

function focusAt(across: number, down: number): string {
  return `${across}% ${down}%`;
}

function percent(part: number): number {
  return Math.min(100, Math.max(0, Math.round(part * 100)));
}
