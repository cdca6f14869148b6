const INDENT = '  ';

/** A value of JSON in JavaScript. @example toJavaScript({ id: 'ads' }) // => "{ id: 'ads' }" */
export function toJavaScript(value: unknown): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  return writeNested(value, toJavaScript, (name) => (/^[a-z_]\w*$/i.test(name) ? name : toJavaScript(name)), ' ');
}

/** A value of JSON in Python. @example toPython({ isPaused: true }) // => '{"isPaused": True}' */
export function toPython(value: unknown): string {
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (value === null) return 'None';
  return writeNested(value, toPython, JSON.stringify, '');
}

const LINE_MAX = 80;

function writeNested(
  value: unknown,
  write: (value: unknown) => string,
  writeName: (name: string) => string,
  space: string,
): string {
  if (Array.isArray(value)) return wrap('[', value.map(write), ']', '');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, inner]) => `${writeName(name)}: ${write(inner)}`);
  return wrap('{', fields, '}', space);
}

/** In a line if it is short, otherwise in a line for each part. */
function wrap(open: string, parts: string[], close: string, space: string): string {
  if (parts.length === 0) return open + close;
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (line.length <= LINE_MAX && !line.includes('\n')) return line;
  const lines = parts.map((part) => `${INDENT}${part.replaceAll('\n', `\n${INDENT}`)},\n`);
  return `${open}\n${lines.join('')}${close}`;
}
