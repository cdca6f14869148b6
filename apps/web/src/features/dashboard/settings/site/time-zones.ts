/** A zone to choose: its city, in its part of the world. */
type ZoneOption = { value: string; label: string; group: string };

const OTHER = 'Other';

/**
 * Every time zone that the browser knows, by region, and the stored one: a browser may know it under another name.
 * @example zoneOptions('UTC').at(-1) // => { value: 'UTC', label: 'UTC', group: 'Other' }
 */
export function zoneOptions(stored: string): ZoneOption[] {
  const ids = [...new Set([...Intl.supportedValuesOf('timeZone'), stored, 'UTC'])].toSorted();
  const zones = ids.map((value) => ({ value, label: cityOf(value), group: regionOf(value) }));
  return zones.toSorted((one, other) => Number(one.group === OTHER) - Number(other.group === OTHER));
}

/**
 * The place that a zone is named after.
 * @example cityOf('America/Argentina/Buenos_Aires') // => 'Buenos Aires, Argentina'
 */
export function cityOf(id: string): string {
  const [, ...place] = id.includes('/') ? id.split('/') : ['', id];
  return place.toReversed().join(', ').replaceAll('_', ' ');
}

/** The time of day in a zone. @example timeIn('America/Los_Angeles') // => '3:04 PM' */
export function timeIn(timeZone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' }).format(now);
}

function regionOf(id: string): string {
  return id.includes('/') ? (id.split('/')[0] ?? OTHER) : OTHER;
}
