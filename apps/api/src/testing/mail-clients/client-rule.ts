import type { MailStyle, ReadMail } from './read-mail.ts';

/** What makes a mail readable in the clients that do not, or only almost, support a feature; the faults that it finds. */
export type ClientRule = { because: string; faults: (mail: ReadMail) => string[] };

/** A rule about the values of properties. @param isFault is asked about each style */
export function styleRule(
  because: string,
  properties: RegExp,
  isFault: (style: MailStyle, mail: ReadMail) => boolean,
): ClientRule {
  return {
    because,
    faults: (mail) =>
      mail.styles.filter((style) => properties.test(style.property) && isFault(style, mail)).map(toText),
  };
}

/** A rule that no element may match. */
export function elementRule(because: string, selector: string, fault: string): ClientRule {
  return { because, faults: ({ $ }) => ($(selector).length > 0 ? [fault] : []) };
}

/** The rule about everything that shows the dark theme. */
export function darkThemeRule(): ClientRule {
  return {
    because: 'without it the light theme is shown, which sets the color of each text together with the one behind it',
    faults: ({ $ }) =>
      $('.ink, .muted')
        .toArray()
        .filter((element) => $(element).closest('[bgcolor]').length === 0)
        .map((element) => `no color behind ${$(element).attr('class') ?? ''}`),
  };
}

/** A style, or a rule of the head, as it is written. */
export function toText(style: {
  property: string;
  value: string;
  element?: { name: string };
  selector?: string;
}): string {
  return `${style.element?.name ?? style.selector ?? ''} {${style.property}:${style.value}}`;
}
