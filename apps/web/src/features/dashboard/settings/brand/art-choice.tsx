import { planOfSeed } from '@tideline/artwork/prints/site-prints';
import { type Art, ART_FAMILIES, ART_FAMILY_IDS, ART_SEED_MAX, BUILT_IN_ART } from '@tideline/domain/brand/art';
import type { BrandColors } from '@tideline/domain/brand/brand';
import { Dices } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { printUrl } from './drawn-pictures.ts';

/** Prints that differ in every family. */
const SAMPLES = ['healthcare', 'legal-practices', 'broadening-horizons', 'services'].map(planOfSeed);

export type ArtChoiceProps = { art: Art; colors: BrandColors; onChoose: (art: Art) => void };

/** What the drawn pictures show, each family with some of the site's own. */
export function ArtChoice({ art, colors, onChoose }: ArtChoiceProps) {
  const { seed } = art;
  const samples = useMemo(
    () =>
      ART_FAMILY_IDS.map((family) => ({
        family,
        urls: SAMPLES.map((plan) => printUrl(plan, 'photo', { colors, art: { family, seed } })),
      })),
    [colors, seed],
  );
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold">Drawn pictures</legend>
      <p className="text-sm text-muted">
        Posts and pages without a picture of their own, and social cards, are drawn in these colors.
      </p>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {samples.map(({ family, urls }) => (
          <label
            key={family}
            className="relative grid cursor-pointer content-start overflow-hidden rounded-control border border-line-strong hover:border-ink has-checked:border-ink has-checked:outline-2 has-checked:outline-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="art-family"
              className="sr-only"
              checked={family === art.family}
              onChange={() => onChoose({ family, seed })}
            />
            <span className="grid grid-cols-2">
              {urls.map((url) => (
                <img key={url} src={url} alt="" className="aspect-[3/2] w-full" />
              ))}
            </span>
            <span className="grid px-3 py-2">
              <span className="font-semibold">{ART_FAMILIES[family].label}</span>
              <span className="text-sm text-muted">{ART_FAMILIES[family].words}</span>
            </span>
          </label>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" variant="secondary" onClick={() => onChoose({ ...art, seed: otherSeed(seed) })}>
          <Dices aria-hidden="true" className="icon" />
          Draw again
        </Button>
        {seed === BUILT_IN_ART.seed ? null : (
          <Button size="sm" variant="quiet" onClick={() => onChoose({ ...art, seed: BUILT_IN_ART.seed })}>
            Reset the drawing
          </Button>
        )}
        <output className="text-sm text-muted">{seed === BUILT_IN_ART.seed ? 'As built in' : `Drawing ${seed}`}</output>
      </div>
    </fieldset>
  );
}

function otherSeed(seed: number): number {
  const drawn = 1 + Math.floor(Math.random() * ART_SEED_MAX);
  return drawn === seed ? (seed % ART_SEED_MAX) + 1 : drawn;
}
