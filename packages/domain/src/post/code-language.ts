/** The highlighted languages, by the name after the fence. */
export const CODE_LANGUAGES = [
  ...(['bash', 'css', 'diff', 'html', 'javascript', 'json', 'jsx', 'markdown'] as const),
  ...(['php', 'python', 'sql', 'tsx', 'typescript', 'xml', 'yaml'] as const),
] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** Other names of these languages. */
const ALIASES = new Map<string, CodeLanguage>([
  ['js', 'javascript'],
  ['ts', 'typescript'],
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['py', 'python'],
  ['yml', 'yaml'],
  ['md', 'markdown'],
  ['htm', 'html'],
  ['svg', 'xml'],
]);

/**
 * The language named after a fence; null for any other.
 * @example parseCodeLanguage('TS title="a"') // => 'typescript'
 */
export function parseCodeLanguage(info: string): CodeLanguage | null {
  const [name = ''] = info.trim().toLowerCase().split(/\s/, 1);
  return CODE_LANGUAGES.find((language) => language === name) ?? ALIASES.get(name) ?? null;
}
