/** The place that a zone is named after. @example zonePlace('America/Los_Angeles') // => 'Los Angeles' */
export function zonePlace(timeZone: string): string {
  return timeZone.replace(/.*\//, '').replaceAll('_', ' ');
}
