/** The program's version, the same as in every `package.json`. Source: CHANGELOG.md. */
export const VERSION = '1.1.0';
