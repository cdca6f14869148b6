import { packageChoice } from '@tideline/copy/contact/contact';
import type { packages } from '@tideline/copy/packages/packages';
import { visibleText } from './visible-text.ts';
import { useContext } from 'react';
import { CopyContext, useCopy } from './use-copy.ts';

/** In place of the built-in packages, which the bundle of the form does without. */
const UNCHANGED: typeof packages = [];

/** The choice of a package; an empty value means none. A package that staff have renamed or added shows its name. */
export function usePackageOptions(): { value: string; label: string }[] {
  const { none, custom, ...choice }: Record<string, string> = useCopy('contact', 'packages', packageChoice);
  const offers = useContext(CopyContext)('home', 'packages', UNCHANGED);
  const named =
    offers !== UNCHANGED
      ? offers.map(({ id, name }) => [id, choice[id]?.startsWith(visibleText(name)) ? choice[id] : name])
      : Object.entries(choice);
  return [['', none], ...named, ['custom', custom]].map(([value = '', label = '']) => ({ value, label }));
}
