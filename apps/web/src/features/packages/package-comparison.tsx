import { comparePackages, smallerPackages } from '@tideline/copy/packages/compare-packages';
import { comparisonLabels } from '@tideline/copy/packages/package-comparison';
import { packages } from '@tideline/copy/packages/packages';
import { useCopy } from '../../lib/copy/use-copy.ts';

/** The packages side by side, on screens that are wide enough. The cards say the same. */
export function PackageComparison() {
  const compared = useCopy('home', 'packages', packages);
  return (
    <div className="frame mt-20 hidden lg:block">
      <table className="w-full table-fixed border-t border-ink text-left">
        <caption className="type-title pb-4 text-left text-title-s">{comparisonLabels.heading}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-1/5 border-b border-line-strong">
              <span className="sr-only">{comparisonLabels.area}</span>
            </th>
            {compared.map(({ id, name }) => (
              <th key={id} scope="col" className="type-display border-b border-line-strong py-4 pr-6 text-title">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparePackages(compared).map(({ area, features }) => (
            <tr key={area} className="align-top">
              <th scope="row" className="border-b border-line py-3 pr-6 font-[560]">
                {area}
              </th>
              {compared.map((offer, at) => (
                <td key={offer.id} className="border-b border-line py-3 pr-6 text-muted">
                  <Features
                    features={features[at] ?? []}
                    smaller={
                      smallerPackages(offer, compared).find((other) => features[compared.indexOf(other)]?.length)?.name
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type FeaturesProps = {
  features: string[];
  /** The next smaller package with something in this area. */
  smaller: string | undefined;
};

function Features({ features, smaller }: FeaturesProps) {
  if (features.length > 0)
    return features.map((feature, at) => (
      <span key={at} className="block text-ink">
        {feature}
      </span>
    ));
  if (smaller) return comparisonLabels.included.replace('{name}', smaller);
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{comparisonLabels.none}</span>
    </>
  );
}
