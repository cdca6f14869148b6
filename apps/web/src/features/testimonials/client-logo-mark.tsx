import type { ClientLogo } from '@tideline/copy/home/client-logos';
import { visibleText } from '../../lib/copy/visible-text.ts';

export type ClientLogoMarkProps = { logo: ClientLogo };

type Letterform = { className: string; sizePx: number; widthPerLetter: number; isUpperCase?: boolean };

/** `widthPerLetter` (ems) fixes the width of the word, independent of the loaded font. */
const LETTERFORMS: Record<ClientLogo['letterform'], Letterform> = {
  serif: { className: 'font-title font-[480]', sizePx: 25, widthPerLetter: 0.52 },
  sans: { className: 'font-sans font-[640]', sizePx: 23, widthPerLetter: 0.53 },
  'wide-caps': { className: 'font-sans font-[520]', sizePx: 16, widthPerLetter: 0.86, isUpperCase: true },
  italic: { className: 'font-display font-[390] [font-style:oblique_9deg]', sizePx: 29, widthPerLetter: 0.45 },
  condensed: { className: 'font-sans font-[600]', sizePx: 23, widthPerLetter: 0.43 },
};
const HEIGHT = 44;
const BASELINE = 30;

/** A client's word mark, drawn in the text colour. */
export function ClientLogoMark({ logo }: ClientLogoMarkProps) {
  const { className, sizePx, widthPerLetter, isUpperCase } = LETTERFORMS[logo.letterform];
  const wordWidth = Math.round(visibleText(logo.name).length * widthPerLetter * sizePx);
  const wordLeft = logo.mark === 'none' || logo.mark === 'rule' ? 0 : 42;
  const width = wordLeft + wordWidth;
  return (
    <svg
      role="img"
      aria-label={logo.name}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      fill="currentColor"
      className="h-9 w-auto max-w-none text-muted sm:h-11 max-sm:still:h-6"
    >
      <Mark logo={logo} width={width} />
      <text
        x={wordLeft}
        y={BASELINE}
        textLength={wordWidth}
        lengthAdjust="spacingAndGlyphs"
        fontSize={sizePx}
        className={className}
      >
        {isUpperCase ? logo.name.toUpperCase() : logo.name}
      </text>
    </svg>
  );
}

function Mark({ logo, width }: { logo: ClientLogo; width: number }) {
  switch (logo.mark) {
    case 'none':
      return null;
    case 'rule':
      return <path d={`M0 40.5h${width}M0 5.5h${width}`} stroke="currentColor" />;
    case 'dot':
      return (
        <path d="M14 9a13 13 0 1 1 0 26 13 13 0 0 1 0-26Zm0 7a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z" fillRule="evenodd" />
      );
    case 'ring':
      return (
        <g fill="none" stroke="currentColor" strokeWidth="2.5">
          <circle cx="14" cy="22" r="12" />
          <path d="M8 24c3.5 4.5 8.5 4.5 12 0" />
        </g>
      );
    case 'wave':
      return (
        <path
          d="M1 17c5-6 9-6 14 0s9 6 14 0M1 28c5-6 9-6 14 0s9 6 14 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      );
    default:
      return (
        <g>
          <path d="M1 9h27v26H1z" />
          <text x="14.5" y="28" textAnchor="middle" fontSize="18" className="fill-paper font-title font-[480]">
            {logo.name.charAt(0)}
          </text>
        </g>
      );
  }
}
