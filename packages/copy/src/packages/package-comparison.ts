/** One row: the features of an area, in the words of the packages' own lists. */
type ComparisonRow = { area: string } & Record<'ripple' | 'wave' | 'tide', string[]>;

export const comparisonLabels = {
  heading: 'Side by side',
  area: 'Area',
  /** Where a larger package adds nothing to the smaller one. */
  included: 'As in {name}',
  none: 'Not included',
  /** What staff have added to the lists of features. */
  more: 'Further',
};

export const packageComparison: ComparisonRow[] = [
  {
    area: 'Strategy',
    ripple: ['Strategy session'],
    wave: ['Strategy workshop'],
    tide: ['Executive brand workshop'],
  },
  {
    area: 'Content',
    ripple: ['Monthly content calendar', 'Foundational content'],
    wave: ['Weekly blog posts'],
    tide: ['Full content ecosystem', 'Pillar pages and lead magnets', 'Weekly long-form content'],
  },
  { area: 'Design', ripple: ['Design templates'], wave: ['Social templates'], tide: [] },
  {
    area: 'Social media',
    ripple: ['Social media management'],
    wave: ['Reels'],
    tide: ['Daily social and reels'],
  },
  { area: 'Photo and video', ripple: [], wave: ['Photo and video'], tide: ['Premium multimedia'] },
  { area: 'Email', ripple: [], wave: ['Email newsletters'], tide: ['Automated email drip'] },
  {
    area: 'Search',
    ripple: ['Basic SEO'],
    wave: ['SEO upgrades', 'Google My Business optimization'],
    tide: ['End-to-end SEO'],
  },
  { area: 'Website', ripple: [], wave: ['Website copy refresh'], tide: [] },
  { area: 'Ads', ripple: [], wave: [], tide: ['Paid ads management'] },
  { area: 'Reporting', ripple: ['Monthly reporting'], wave: [], tide: ['Advanced analytics'] },
];
