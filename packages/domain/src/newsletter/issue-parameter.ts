/** Longest slug of an issue, in characters. */
export const ISSUE_SLUG_MAX_LENGTH = 200;

/** The query parameter in links of an issue's mails: `?from=issue-{slug}`. */
export const ISSUE_PARAMETER = 'from';

/** The value of the parameter for an issue. */
export function issueParameter(slug: string): string {
  return `issue-${slug}`;
}

/**
 * The slug of the issue in a value of the parameter; null for any other value.
 * @example slugFromParameter('issue-spring-tides') // => 'spring-tides'
 */
export function slugFromParameter(value: string | null): string | null {
  return /^issue-([a-z0-9-]{1,200})$/.exec(value ?? '')?.[1] ?? null;
}
