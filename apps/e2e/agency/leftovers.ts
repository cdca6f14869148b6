/** What belongs to the built-in agency. */
const LEFTOVER = /tideline|\btides?\b|los[ _]angeles/gi;

/**
 * What every installation has: the line in the footer of the staff area, names that only programs read, and a zone of the world.
 * Scripts and styles have built-in texts as defaults, too, and are not looked through.
 */
const ALLOWED = [
  /Powered by Tideline [\d.]+/g,
  /America\/Los_Angeles|Los Angeles, Seattle, Vancouver|Los Angeles \(America\)/g,
  /\.tideline-backup\b/g, // the ending of a backup's name
  /tideline-version/gi, // the former name of the header API-Version
  /ripple, wave, tide/g, // ids of packages in the API
  /(\\*["'`]|&quot;)tide\1/g,
];

/** The places in a text that name the built-in agency, each with what is around it. */
export function leftoversIn(text: string): string[] {
  const rest = ALLOWED.reduce((left, allowed) => left.replaceAll(allowed, ''), text);
  return [...rest.matchAll(LEFTOVER)].map(({ index }) => rest.slice(Math.max(0, index - 50), index + 50));
}
