import { PackageCards } from '../../../features/packages/package-cards.tsx';
import { PackageComparison } from '../../../features/packages/package-comparison.tsx';
import { ServiceGrid } from '../../../features/services/service-grid.tsx';
import type { ServiceReading } from '../../../features/services/service-reading.ts';

/** The offer: the services, then the packages. */
export function ServicesOffer({ reading }: { reading: ServiceReading }) {
  return (
    <>
      <ServiceGrid reading={reading} />
      <div className="flow-root bg-tint pb-[clamp(4rem,8vw,8rem)]">
        <PackageCards />
        <PackageComparison />
      </div>
    </>
  );
}
