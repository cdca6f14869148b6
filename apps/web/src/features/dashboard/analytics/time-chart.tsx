import { scaleLinear } from '@visx/scale';
import { AreaClosed, Bar, LinePath } from '@visx/shape';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { quantity } from '../../../lib/text/quantity.ts';
import { labelledPlaces, type ChartBucket } from './chart-buckets.ts';

export type TimeChartProps = {
  /** Title of the chart, such as `Views per day`. */
  name: string;
  /** Noun of the figures, singular and plural. */
  nouns: [one: string, many: string];
  kind: 'area' | 'bars';
  buckets: readonly ChartBucket[];
};

const HEIGHT_PX = 208;
const MARGIN = { top: 12, right: 8, bottom: 26, left: 40 };
const LABEL_WIDTH_PX = 64;
const KEY_STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };

/**
 * Figures over time. The pointer or the arrow keys select a day, week or month and announce its figure: to assistive
 * technology the chart is a slider over them.
 */
export function TimeChart({ name, nouns, kind, buckets }: TimeChartProps) {
  const { ref, widthPx } = useWidth();
  const [chosen, setChosen] = useState<number | null>(null);
  const last = buckets.length - 1;
  const place = Math.min(chosen ?? last, last);
  const bucket = buckets[place];

  const x = scaleLinear({ domain: [-0.5, last + 0.5], range: [MARGIN.left, Math.max(widthPx - MARGIN.right, 60)] });
  const most = Math.max(4, ...buckets.map(({ value }) => value));
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT_PX - MARGIN.bottom, MARGIN.top], nice: 4 });
  const bottom = y(0);
  const bucketWidth = x(1) - x(0);

  function handlePointer(event: PointerEvent<HTMLDivElement>) {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setChosen(Math.max(0, Math.min(last, Math.round(x.invert(left)))));
  }
  function handleKeyDown(event: KeyboardEvent) {
    const step = KEY_STEPS[event.key];
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? null : place + step;
    if (next === null) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(last, next)));
  }

  return (
    <div
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <input> cannot hold the drawing that it moves over
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={1}
      aria-valuemax={buckets.length}
      aria-valuenow={place + 1}
      aria-valuetext={bucket ? `${bucket.long}: ${quantity(bucket.value, nouns)}` : undefined}
      className="relative cursor-crosshair touch-pan-y rounded-control"
      onPointerMove={handlePointer}
      onPointerDown={handlePointer}
      onPointerLeave={() => setChosen(null)}
      onKeyDown={handleKeyDown}
      onBlur={() => setChosen(null)}
    >
      <svg aria-hidden="true" width="100%" height={HEIGHT_PX} className="block overflow-visible">
        {y.ticks(4).map((tick) => (
          <g key={tick}>
            <line x1={MARGIN.left} x2={widthPx - MARGIN.right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
            <text
              x={MARGIN.left - 8}
              y={y(tick)}
              dy="0.32em"
              textAnchor="end"
              className="fill-muted text-xs tabular-nums"
            >
              {tick.toLocaleString('en-US')}
            </text>
          </g>
        ))}
        {labelledPlaces(buckets.length, Math.floor((widthPx - MARGIN.left) / LABEL_WIDTH_PX)).map((at) => (
          <text
            key={at}
            x={x(at)}
            y={HEIGHT_PX - 6}
            textAnchor={at === last && buckets.length > 7 ? 'end' : 'middle'}
            className="fill-muted text-xs"
          >
            {buckets[at]?.short}
          </text>
        ))}
        {kind === 'area' ? (
          <>
            <AreaClosed
              data={[...buckets]}
              x={(_, at) => x(at)}
              y={({ value }) => y(value)}
              yScale={y}
              className="fill-tint"
            />
            <LinePath
              data={[...buckets]}
              x={(_, at) => x(at)}
              y={({ value }) => y(value)}
              fill="none"
              strokeWidth={2}
              className="stroke-accent"
            />
          </>
        ) : (
          buckets.map(({ day: key, value }, at) => (
            <Bar
              key={key}
              x={x(at) - Math.max(1, bucketWidth * 0.7) / 2}
              width={Math.max(1, bucketWidth * 0.7)}
              y={y(value)}
              height={bottom - y(value)}
              className={at === chosen ? 'fill-buoy' : 'fill-accent'}
            />
          ))
        )}
        {chosen !== null && bucket ? (
          <g className="stroke-buoy">
            <line x1={x(place)} x2={x(place)} y1={MARGIN.top} y2={bottom} strokeDasharray="3 3" />
            {kind === 'area' ? (
              <circle cx={x(place)} cy={y(bucket.value)} r={4} strokeWidth={2} className="fill-surface" />
            ) : null}
          </g>
        ) : null}
      </svg>
      {chosen !== null && bucket ? (
        <div
          aria-hidden="true"
          className="type-label pointer-events-none absolute top-0 z-10 rounded-control bg-ink px-2.5 py-1.5 whitespace-nowrap text-paper shadow-float"
          style={bubblePlace(x(place), widthPx)}
        >
          {quantity(bucket.value, nouns)}
          <span className="block font-normal opacity-80">{bucket.long}</span>
        </div>
      ) : null}
    </div>
  );
}

/** Tooltip position beside the selected day. */
function bubblePlace(leftPx: number, widthPx: number) {
  return leftPx < widthPx / 2 ? { left: leftPx + 12 } : { right: widthPx - leftPx + 12 };
}

function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [widthPx, setWidthPx] = useState(0);
  // Before the first paint: a chart without a width would collapse.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    setWidthPx(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => setWidthPx(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, widthPx };
}
