import { isTimeZone } from '@tideline/domain/time/publish-date';

/** The browser's time zone; undefined on the server, and if the browser does not reveal it. */
export function browserZone(): string | undefined {
  if (import.meta.env.SSR) return undefined;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : undefined;
}
