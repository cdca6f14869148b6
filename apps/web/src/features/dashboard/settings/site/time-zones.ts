/**
 * Every time zone that the browser knows, by its words.
 * @example zonesByWords().get('Los Angeles (America)') // => 'America/Los_Angeles'
 */
export function zonesByWords(): ReadonlyMap<string, string> {
  return new Map([...Intl.supportedValuesOf('timeZone'), 'UTC'].map((id) => [wordsOf(id), id]));
}

/** A zone with its part of the world. @example wordsOf('America/Los_Angeles') // => 'Los Angeles (America)' */
export function wordsOf(id: string): string {
  return id.includes('/') ? `${cityOf(id)} (${id.split('/')[0] ?? ''})` : id;
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
