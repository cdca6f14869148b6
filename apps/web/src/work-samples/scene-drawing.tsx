import type { ReactNode } from 'react';
import type { Scene } from '@tideline/copy/work-samples/work-sample';
import { classNames } from '../ui/controls/class-names.ts';

export type SceneDrawingProps = {
  scene: Scene;
  /** Cropped to a band. */
  isWide?: boolean;
  className?: string;
};

const DEEP = 'var(--color-brand-deep)';
const TIDE = 'var(--color-brand-teal)';
const FOAM = 'var(--color-brand-foam)';
const SAND = 'var(--color-brand-sand)';
const CORAL = 'var(--color-brand-coral)';
const KELP = 'var(--color-brand-kelp)';
const PAPER = '#f6f7f3';
const SKIN = '#b9825f';

/** A few flat shapes in the brand colours, as in the prints. Decoration: the sample's label says what it shows. */
export function SceneDrawing({ scene, isWide = false, className }: SceneDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={isWide ? '0 14 160 64' : '0 0 160 100'}
      preserveAspectRatio="xMidYMid slice"
      className={classNames('wave-art block dark:brightness-85 dark:saturate-85', className)}
    >
      {SCENES[scene]}
    </svg>
  );
}

function ground(colour: string) {
  return <path d="M0 0h160v100H0z" fill={colour} />;
}

/** The edge of the water, at a height. */
function water(level: number, colour: string) {
  return <path d={`M0 ${level}c20-9 40-9 62-1s46 9 98-4v${105 - level}H0z`} fill={colour} />;
}

const SCENES: Record<Scene, ReactNode> = {
  portrait: (
    <>
      {ground(FOAM)}
      <circle cx="112" cy="40" r="30" fill={SAND} />
      <path d="M66 27c2-16 27-18 32-3 3 10 6 22 3 32H64c-3-9 0-20 2-29z" fill={DEEP} />
      <path d="M74 46h17v20H74z" fill="#a06d4d" />
      <ellipse cx="82.5" cy="38" rx="13.5" ry="17" fill={SKIN} />
      <path d="M68 36c5-2 12-6 15-13 3 6 9 10 14 12 1-12-6-19-15-19s-15 8-14 20z" fill={DEEP} />
      <path d="M38 100c2-24 14-34 36-38l9 12 9-12c22 4 33 14 36 38z" fill={PAPER} />
      <path d="M74 62l9 13-4 25h-9zM92 62l-9 13 4 25h9z" fill={TIDE} opacity=".3" />
    </>
  ),
  room: (
    <>
      {ground(SAND)}
      <path d="M14 10h44v40H14z" fill={FOAM} />
      <circle cx="40" cy="32" r="9" fill={CORAL} />
      <path d="M14 40c14-6 28-4 44 0v10H14z" fill={TIDE} />
      <path d="M0 78h160v22H0z" fill={DEEP} />
      <path d="M84 52c0-6 8-8 12-4l8 20h26c8 0 10 8 4 12H92c-6 0-8-6-8-10z" fill={KELP} />
      <path d="M98 80h5v13h-5zM126 80h5v13h-5z" fill={PAPER} />
      <path d="M140 24h3v54h-3z" fill={DEEP} />
      <path d="M130 26l6-14h12l6 14z" fill={PAPER} />
    </>
  ),
  hand: (
    <>
      {ground(CORAL)}
      <circle cx="80" cy="54" r="38" fill={SAND} />
      <path
        d="M160 64c-22 2-30-8-52-10-8-1-26 2-34 5-7 2-6 9 1 9l20-2c-8 4-20 6-28 9-6 2-4 9 2 8 16-2 26 2 42 2 20 0 30-2 49-3z"
        fill={SKIN}
      />
      <path d="M132 58l28 0v26l-24 2z" fill={PAPER} />
      <path d="M28 40l42 20-1.5 3-42-20z" fill={DEEP} />
      <path d="M38 38l24 12-4 8-24-12z" fill={FOAM} />
      <path d="M70 60l14 7" stroke={DEEP} strokeWidth="1.2" />
    </>
  ),
  mirror: (
    <>
      {ground(TIDE)}
      <ellipse cx="104" cy="46" rx="30" ry="36" fill={SAND} />
      <ellipse cx="104" cy="46" rx="25" ry="31" fill={FOAM} />
      <path d="M92 44c0-18 24-18 24 0 0 6-1 18 3 24H89c4-6 3-18 3-24z" fill={DEEP} />
      <ellipse cx="104" cy="45" rx="9" ry="12" fill={SKIN} />
      <path d="M86 77c3-11 10-14 18-14s15 3 18 14c-10 1-26 1-36 0z" fill={PAPER} />
      <path d="M18 50c-2-24 34-26 35-2 0 10 0 18 6 28H16c4-8 3-18 2-26z" fill={DEEP} />
      <path d="M0 100c2-20 14-28 36-28s34 10 36 28z" fill={CORAL} />
    </>
  ),
  door: (
    <>
      {ground(DEEP)}
      <path d="M58 8h50v92H58z" fill={FOAM} />
      <circle cx="84" cy="42" r="15" fill={SAND} />
      <path d="M58 58c16-8 32-6 50-1v43H58z" fill={TIDE} />
      <path d="M58 74c18-6 34-4 50 0v26H58z" fill={KELP} />
      <path d="M108 8l26 10v82h-26z" fill={CORAL} />
      <circle cx="115" cy="56" r="2.5" fill={SAND} />
      <path d="M58 100l-22 0 22-12z" fill={FOAM} opacity=".35" />
    </>
  ),
  microphone: (
    <>
      {ground(FOAM)}
      {water(72, TIDE)}
      {water(84, DEEP)}
      <circle cx="126" cy="26" r="13" fill={CORAL} />
      <rect x="64" y="12" width="28" height="46" rx="14" fill={DEEP} />
      <path d="M64 28h28M64 36h28M64 44h28" stroke={SAND} strokeWidth="2" />
      <path d="M56 40c0 32 44 32 44 0" fill="none" stroke={PAPER} strokeWidth="3.5" />
      <path d="M78 64v22" stroke={PAPER} strokeWidth="3.5" />
    </>
  ),
  page: (
    <>
      {ground(SAND)}
      <path d="M30 12h100v88H30z" fill={PAPER} />
      <path d="M30 12h100v9H30z" fill={DEEP} />
      <path d="M40 30h52v7H40zM40 41h36v7H40z" fill={DEEP} />
      <path d="M40 56h44v3H40zM40 63h40v3H40z" fill={FOAM} />
      <path d="M40 74h30v10H40z" fill={CORAL} />
      <path d="M98 30h32v54H98z" fill={FOAM} />
      <circle cx="114" cy="52" r="9" fill={SAND} />
      <path d="M98 62c10-4 22-4 32 0v22H98z" fill={TIDE} />
    </>
  ),
  form: (
    <>
      {ground(TIDE)}
      <path d="M36 12h88v88H36z" fill={PAPER} />
      <path d="M46 22h40v5H46z" fill={DEEP} />
      <path d="M46 34h68v12H46zM46 51h68v12H46zM46 68h68v12H46z" fill="none" stroke={TIDE} strokeWidth="1.5" />
      <path d="M50 39h26v3H50zM50 56h38v3H50z" fill={FOAM} />
      <path d="M46 86h32v9H46z" fill={CORAL} />
    </>
  ),
  message: (
    <>
      {ground(KELP)}
      <rect x="54" y="6" width="52" height="100" rx="8" fill={DEEP} />
      <path d="M58 16h44v84H58z" fill={FOAM} />
      <rect x="63" y="28" width="34" height="20" rx="3" fill={PAPER} />
      <path d="M67 34h22v2.500H67zM67 40h16v2.500H67z" fill={TIDE} />
      <circle cx="97" cy="28" r="5" fill={CORAL} />
      <path d="M58 74c14-6 30-6 44 0v26H58z" fill={TIDE} />
    </>
  ),
  calendar: (
    <>
      {ground(FOAM)}
      <rect x="36" y="16" width="88" height="84" rx="3" fill={PAPER} />
      <path d="M36 16h88v15H36z" fill={CORAL} />
      <path d="M52 10h5v12h-5zM103 10h5v12h-5z" fill={DEEP} />
      <path
        d="M46 42h12v10H46zM65 42h12v10H65zM84 42h12v10H84zM103 42h12v10h-12zM46 60h12v10H46zM84 60h12v10H84zM103 60h12v10h-12zM46 78h12v10H46zM65 78h12v10H65zM84 78h12v10H84z"
        fill={SAND}
      />
      <circle cx="71" cy="65" r="9" fill={DEEP} />
    </>
  ),
  street: (
    <>
      {ground(SAND)}
      <circle cx="118" cy="34" r="17" fill={CORAL} />
      <path d="M0 40h22v-10h16v10h14v30H0zM96 50h18v-8h20v8h26v20H96z" fill={TIDE} />
      <path d="M0 66h160v34H0z" fill={FOAM} />
      <path d="M0 78c40-8 90-6 160 2v20H0z" fill={DEEP} />
      <path d="M24 66V40l14-12 14 12v26z" fill={PAPER} />
      <path d="M20 42l18-16 18 16z" fill={KELP} />
      <path d="M33 50h10v16H33z" fill={CORAL} />
      <path d="M70 66h3V52h-3z" fill={DEEP} />
      <circle cx="71.5" cy="45" r="10" fill={KELP} />
      <path d="M136 66h3V54h-3z" fill={DEEP} />
      <circle cx="137.5" cy="49" r="8" fill={KELP} />
    </>
  ),
};
