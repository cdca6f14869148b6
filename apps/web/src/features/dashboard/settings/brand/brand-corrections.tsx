import type { TextName } from '@tideline/brand/built-in';
import type { Correction } from '@tideline/brand/corrections';

const NAMES: Record<TextName, string> = {
  ink: 'text',
  muted: 'quiet text',
  accent: 'links',
  buoy: 'marks',
  danger: 'errors',
  good: 'confirmations',
  warn: 'warnings',
  fill: 'buttons',
  'fill-hover': 'buttons under the pointer',
  'on-fill': 'words on buttons',
  focus: 'the focus ring',
};

/** Which colors were changed so that they can be read, in words. */
export function BrandCorrections({ corrections }: { corrections: readonly Correction[] }) {
  return (
    <output className="block text-sm">
      {corrections.length === 0 ? (
        'All colors can be read as they are.'
      ) : (
        <>
          So that everything can be read, these colors are lighter or darker than computed:
          <ul className="mt-2 grid gap-1 sm:grid-cols-2">
            {corrections.map(({ scheme, name, wanted, shown }) => (
              <li key={`${scheme} ${name}`} className="flex items-center gap-2">
                <Swatch color={wanted} />
                <span aria-hidden="true">→</span>
                <Swatch color={shown} />
                {NAMES[name]} in {scheme} mode
              </li>
            ))}
          </ul>
        </>
      )}
    </output>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <span
      aria-hidden="true"
      className="size-4 flex-none rounded-full border border-line-strong"
      style={{ backgroundColor: color }}
    />
  );
}
