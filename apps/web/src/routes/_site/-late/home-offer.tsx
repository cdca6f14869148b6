import { ServiceTiles } from '../../../features/home/service-tiles.tsx';
import { PackageCards } from '../../../features/packages/package-cards.tsx';

/** What Home offers: the services, then the packages. */
export function HomeOffer() {
  return (
    <>
      <ServiceTiles />
      <PackageCards />
    </>
  );
}
