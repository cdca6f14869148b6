/** Structured data (schema.org) of where the agency is. Used on the server only: see `forMachines` in page-meta.ts. */
import type { Agency } from '@tideline/domain/site/settings';

/** Postal codes of the states of the US, which addresses name instead of the states. */
const US_STATES =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
  'DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,' +
  'KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,' +
  'MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,' +
  'NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,' +
  'SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,' +
  'WV West Virginia,WI Wisconsin,WY Wyoming';

/** Address and area served, with their codes where they have one. */
export function placeOf({ legalName, place, region, country, area }: Agency): Record<string, unknown> {
  const state = US_STATES.split(',').find((known) => known.slice(3) === region);
  const addressRegion = country === 'US' && state ? state.slice(0, 2) : region || undefined;
  const isWholeCountry = area.replace(/^the /i, '') === countryName(country);
  return {
    legalName: legalName || undefined,
    address: { '@type': 'PostalAddress', addressLocality: place, addressRegion, addressCountry: country },
    areaServed: isWholeCountry ? country : area,
  };
}

function countryName(code: string): string | undefined {
  return new Intl.DisplayNames('en', { type: 'region' }).of(code);
}
