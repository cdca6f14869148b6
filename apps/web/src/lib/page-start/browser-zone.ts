import { isTimeZone } from '@tideline/domain/time/publish-date';

/** The zone of the visitor's clock; undefined on the server, and where the browser does not tell. */
export function browserZone(): string | undefined {
  if (import.meta.env.SSR) return undefined;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : undefined;
}
