import { comparisonLabels, packageComparison } from './package-comparison.ts';
import { packages, type ServicePackage } from './packages.ts';

/** The area of each feature of the built-in packages. */
const AREAS = new Map(
  packageComparison.flatMap(({ area, ripple, wave, tide }) =>
    [...ripple, ...wave, ...tide].map((feature) => [feature, area] as const),
  ),
);

/** The features of packages by area, package by package; features that are in no area come last. */
export function comparePackages(offers: readonly ServicePackage[]): { area: string; features: string[][] }[] {
  const rows = [...packageComparison.map(({ area }) => area), comparisonLabels.more].map((area) => ({
    area,
    features: offers.map(({ features }) =>
      features.filter((feature) => (AREAS.get(feature) ?? comparisonLabels.more) === area),
    ),
  }));
  return rows.filter(({ area, features }) => area !== comparisonLabels.more || features.some((own) => own.length > 0));
}

/** The offered packages that are part of a package, the largest first. */
export function smallerPackages(offer: ServicePackage, offers: readonly ServicePackage[]): ServicePackage[] {
  const included = builtInIncluded(offer);
  if (!included) return [];
  const shown = offers.find(({ id }) => id === included.id);
  return [...(shown ? [shown] : []), ...smallerPackages(included, offers)];
}

/** The name of the package whose features a package has, too, as visitors know it; null for none. */
export function nameOfIncluded(offer: ServicePackage, offers: readonly ServicePackage[]): string | null {
  const included = builtInIncluded(offer);
  return offers.find(({ id }) => id === included?.id)?.name ?? offer.includes;
}

function builtInIncluded({ includes }: ServicePackage): ServicePackage | undefined {
  return packages.find(({ name }) => name === includes);
}
