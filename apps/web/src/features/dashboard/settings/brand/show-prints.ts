import type { PrintPlan } from '@tideline/artwork/prints/draw-print';
import { isPlate } from '@tideline/artwork/prints/plate';
import type { PrintShape } from '@tideline/artwork/prints/print-picture';
import { findSitePrint, planOfSeed } from '@tideline/artwork/prints/site-prints';
import { type DrawnBrand, printUrl } from './drawn-pictures.ts';

/** Redraws the prints of a page of this site in a brand that may not be saved yet. */
export function showPrints(page: Document, brand: DrawnBrand): void {
  for (const image of page.querySelectorAll<HTMLImageElement>('img[src^="/prints/"], img[data-print]')) {
    const address = image.dataset['print'] ?? image.getAttribute('src') ?? '';
    const print = findPrint(address);
    if (!print) continue;
    image.dataset['print'] = address;
    image.src = printUrl(print.plan, print.shape, brand);
  }
}

/** The print at an address that `printPath` has made. */
function findPrint(address: string): { plan: PrintPlan; shape: PrintShape } | null {
  const [, folder = '', name = '', plate = ''] = /^\/prints\/([^/]+)\/([^/]+)\.svg\?v=\d+-?(\w*)/.exec(address) ?? [];
  if (folder === 'posts')
    return isPlate(plate) ? { plan: { plate, seed: decodeURIComponent(name) }, shape: 'photo' } : null;
  const print = findSitePrint(folder, name);
  return print && { plan: planOfSeed(print.seed), shape: print.shape };
}
