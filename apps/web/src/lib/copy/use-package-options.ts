import { packageChoice } from '@tideline/copy/contact/contact';
import type { packages } from '@tideline/copy/packages/packages';
import { useContext } from 'react';
import { CopyContext, useCopy } from './use-copy.ts';

/** The choice of a package; an empty value means none. A package that staff have renamed or added shows its name. */
export function usePackageOptions(): { value: string; label: string }[] {
  const { none, custom, ...choice }: Record<string, string> = useCopy('contact', 'packages', packageChoice);
  const offers = useContext(CopyContext).home?.['packages'] as typeof packages | undefined;
  const named = offers
    ? offers.map(({ id, name }) => [id, choice[id]?.startsWith(name) ? choice[id] : name])
    : Object.entries(choice);
  return [['', none], ...named, ['custom', custom]].map(([value = '', label = '']) => ({ value, label }));
}
