import type { MailStyle, ReadMail } from './read-mail.ts';

/** How a mail stays readable in clients that do not, or only almost, support a feature; and the faults in a given mail. */
export type ClientRule = { because: string; faults: (mail: ReadMail) => string[] };

/** A rule about the values of properties. @param isFault called with each style */
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

/** A rule about everything that supports the dark theme. */
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

/** A style, or a rule of the head, as CSS text. */
export function toText(style: {
  property: string;
  value: string;
  element?: { name: string };
  selector?: string;
}): string {
  return `${style.element?.name ?? style.selector ?? ''} {${style.property}:${style.value}}`;
}
