import { themeOf } from '@tideline/brand/theme';
import type { ArtFamily } from '@tideline/domain/brand/art';
import type { BrandColors } from '@tideline/domain/brand/brand';
import { heroUrl } from './drawn-pictures.ts';

const WATER = 'M0 0c26-9 48 9 80 3s54-8 80 0v70H0Z';

/** A page in a look, in outline: words, a button, and the sun over the sea or another drawing. */
export function LookPicture({ colors, art }: { colors: BrandColors; art: ArtFamily }) {
  const { light } = themeOf(colors);
  const bands = ['sea-2', 'sea-4', 'sea-6'] as const;
  return (
    <svg viewBox="0 0 160 100" aria-hidden="true" className="w-full">
      <path fill={light.paper} d="M0 0h160v100H0z" />
      <path fill={light.ink} d="M12 14h62v7H12zM12 26h44v7H12z" />
      <path fill={light.muted} d="M12 41h50v2H12zM12 46h42v2H12z" />
      <path fill={light.fill} d="M12 54h24v8H12z" />
      <path stroke={light.accent} d="M42 61.500h18" />
      {art === 'relief' || art === 'shapes' ? (
        <image
          x="0"
          y="38"
          width="160"
          height="62"
          preserveAspectRatio="xMaxYMax slice"
          href={heroUrl({ colors, art: { family: art, seed: 0 } }, 'light')}
        />
      ) : (
        <>
          <circle cx="122" cy="58" r="21" fill={colors.highlight} />
          {bands.map((name, at) => (
            <path key={name} fill={light[name]} d={WATER} transform={`translate(0 ${66 + at * 9})`} />
          ))}
        </>
      )}
    </svg>
  );
}
