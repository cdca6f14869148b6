import { toJavaScript, toPython } from './literals.ts';

/** Placeholder for the site's address, which the page's script replaces. */
export const EXAMPLE_ORIGIN = 'https://www.example.com';

/** A request with its example values. */
export type SampleRequest = {
  method: string;
  /** Path and query. */
  address: string;
  body?: unknown;
  /** Content type of a body that is a file. */
  fileType?: string;
  needsKey: boolean;
  /** In the typed client; left out where it has none. */
  client?: { call: string; input?: unknown };
};

/** The languages, in the order of the switch. */
export const LANGUAGES = ['curl', 'fetch', 'Typed client', 'Python'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The same request in each language. */
export function writeSamples(request: SampleRequest): [Language, string][] {
  return [
    ['curl', writeCurl(request)],
    ['fetch', writeFetch(request)],
    ['Typed client', writeClient(request)],
    ['Python', writePython(request)],
  ];
}

function writeCurl({ method, address, body, fileType, needsKey }: SampleRequest): string {
  const isDefault = method === 'GET' || (method === 'POST' && (body !== undefined || fileType !== undefined));
  const options = [
    !isDefault && `--request ${method}`,
    needsKey && `--header "Authorization: Bearer $API_KEY"`,
    body !== undefined && `--json '${JSON.stringify(body, null, 2).replaceAll("'", String.raw`'\''`)}'`,
    fileType !== undefined && `--header 'Content-Type: ${fileType}' --data-binary @file`,
  ].filter((option) => option !== false);
  return [`curl '${EXAMPLE_ORIGIN}${address}'`, ...options].join(' \\\n  ');
}

function writeFetch({ method, address, body, fileType, needsKey }: SampleRequest): string {
  const headers = [
    needsKey && 'Authorization: `Bearer ${process.env.API_KEY}`',
    body !== undefined && "'Content-Type': 'application/json'",
    fileType !== undefined && `'Content-Type': '${fileType}'`,
  ].filter((header) => header !== false);
  const options = [
    method !== 'GET' && `  method: '${method}',`,
    headers.length > 0 && `  headers: { ${headers.join(', ')} },`,
    body !== undefined && `  body: JSON.stringify(${indent(toJavaScript(body))}),`,
    fileType !== undefined && '  body: file, // a Blob, File or Buffer',
  ].filter((option) => option !== false);
  const call = options.length > 0 ? `, {\n${options.join('\n')}\n}` : '';
  return `const response = await fetch('${EXAMPLE_ORIGIN}${address}'${call});
if (!response.ok) throw new Error((await response.json()).error);`;
}

function writeClient({ needsKey, client }: SampleRequest): string {
  if (!client) return '// The typed client sends JSON only: use fetch for files.';
  const key = needsKey ? ', apiKey: process.env.API_KEY' : '';
  const input = client.input === undefined ? '' : toJavaScript(client.input);
  return `import { createClient } from 'site-client';

const site = createClient({ url: '${EXAMPLE_ORIGIN}'${key} });
const answer = await site.${client.call}(${input});`;
}

function writePython({ method, address, body, fileType, needsKey }: SampleRequest): string {
  const headers = [
    needsKey && '"Authorization": "Bearer " + os.environ["API_KEY"]',
    body !== undefined && '"Content-Type": "application/json"',
    fileType !== undefined && `"Content-Type": "${fileType}"`,
  ].filter((header) => header !== false);
  const lines = [
    `    "${EXAMPLE_ORIGIN}${address}",`,
    `    method="${method}",`,
    headers.length > 0 && `    headers={${headers.join(', ')}},`,
    body !== undefined && `    data=json.dumps(${indent(indent(toPython(body)))}).encode(),`,
    fileType !== undefined && '    data=open("file", "rb"),',
  ].filter((line) => line !== false);
  const modules = [body !== undefined && 'json', needsKey && 'os', 'urllib.request'].filter((name) => name !== false);
  return `import ${modules.join(', ')}

request = urllib.request.Request(
${lines.join('\n')}
)
with urllib.request.urlopen(request) as answer:
    print(answer.status, answer.read().decode())`;
}

function indent(code: string): string {
  return code.replaceAll('\n', '\n  ');
}
