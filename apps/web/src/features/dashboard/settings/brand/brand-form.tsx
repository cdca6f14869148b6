import { artCss } from '@tideline/brand/art-css';
import { correctionsOf } from '@tideline/brand/corrections';
import { fontCss } from '@tideline/brand/font-css';
import { themeOf } from '@tideline/brand/theme';
import { themeCss } from '@tideline/brand/theme-css';
import { type Brand, BRAND_COLOR_NAMES, type BrandColors, type StoredBrand } from '@tideline/domain/brand/brand';
import { type SubmitEvent, useMemo, useState } from 'react';
import { fieldError } from '../../../../lib/text/error-message.ts';
import { ArtChoice } from './art-choice.tsx';
import { BrandBar } from './brand-bar.tsx';
import { BrandCorrections } from './brand-corrections.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { BrandVersions } from './brand-versions.tsx';
import { ColorField } from './color-field.tsx';
import { heroUrl } from './drawn-pictures.ts';
import { FontChoice } from './font-choice.tsx';
import { LogoField } from './logo-field.tsx';
import { LookChoice } from './look-choice.tsx';
import { showLook } from './show-look.ts';
import { nextBrand, useBrandActs } from './use-brand-acts.ts';

/** The look as it is chosen, with the site in it before it is public. */
export function BrandForm({ stored }: { stored: StoredBrand }) {
  const { brand, version } = stored;
  const saved = nextBrand(stored);
  const [typed, setTyped] = useState(saved);
  const colors = useMemo(() => readColors(typed.colors, brand.colors), [typed.colors, brand.colors]);
  const isDirty = JSON.stringify(typed) !== JSON.stringify(saved);
  const acts = useBrandActs({
    stored,
    typed,
    isDirty,
    onStored: (after) => {
      setTyped(nextBrand(after));
      showLook(window, lookOf(after.brand));
    },
  });
  const { save } = acts;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isDirty && !acts.isBusy) save.mutate({ to: 'public' });
  }

  return (
    <BrandBar {...{ stored, isDirty, acts }} onReset={() => setTyped(saved)}>
      <form onSubmit={handleSubmit} noValidate className="grid gap-8">
        <LookChoice brand={typed} onChoose={(look) => setTyped({ ...typed, ...look })} />
        <fieldset className="grid gap-4">
          <legend className="mb-3 font-semibold">Colors</legend>
          <p className="text-sm text-muted">
            Everything else is computed from these six, for the light and the dark mode.
          </p>
          <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
            {BRAND_COLOR_NAMES.map((name) => (
              <ColorField
                key={name}
                name={name}
                value={typed.colors[name]}
                error={fieldError(save.error, `colors.${name}`)}
                onChange={(color) => setTyped({ ...typed, colors: { ...typed.colors, [name]: color } })}
              />
            ))}
          </div>
          <BrandCorrections corrections={correctionsOf(colors)} />
        </fieldset>
        <FontChoice pair={typed.fonts} onChoose={(fonts) => setTyped({ ...typed, fonts })} />
        <ArtChoice art={typed.art} colors={colors} onChoose={(art) => setTyped({ ...typed, art })} />
        <LogoField
          logo={typed.logo}
          error={fieldError(save.error, 'logo')}
          onChange={(logo) => setTyped({ ...typed, logo })}
        />
        {/* Enter in a field submits a form only if it has a button. */}
        <button type="submit" hidden>
          Publish
        </button>
      </form>
      <BrandPreview css={lookOf({ ...typed, colors })} brand={{ ...typed, colors }} />
      <BrandVersions version={version} onChoose={setTyped} />
    </BrandBar>
  );
}

/** A look as CSS. */
function lookOf(brand: Brand): string {
  const { colors, fonts, art } = brand;
  return themeCss(themeOf(colors)) + fontCss(fonts) + artCss(art, (scheme) => heroUrl(brand, scheme));
}

/** What is typed, with the saved color in place of one that is not complete. */
function readColors(typed: BrandColors, saved: BrandColors): BrandColors {
  const entries = BRAND_COLOR_NAMES.map((name) => {
    const color = typed[name].trim().toLowerCase();
    return [name, /^#[0-9a-f]{6}$/.test(color) ? color : saved[name]] as const;
  });
  return Object.fromEntries(entries) as BrandColors;
}
