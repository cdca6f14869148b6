/** The program's version, the same as in every `package.json`. Source: CHANGELOG.md. */
export const VERSION = '1.8.0';

/** The day of the newest change of the API. Source: the page /api/docs/changes. */
export const API_VERSION = '2026-11-29';
