/** The encodings of a response. */
export type Encoding = 'br' | 'gzip' | 'identity';

const NAMES_BROTLI = /(?:^|,)\s*br\s*(?:,|$)/i;

/**
 * The encoding that an `Accept-Encoding` header prefers: brotli before gzip at the same weight, and none where neither is
 * accepted or `identity` is preferred.
 * @example acceptedEncoding('gzip, br;q=0') // => 'gzip'
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  if (!header.includes(';') && NAMES_BROTLI.test(header)) return 'br'; // the common case: no weights
  const weights = readWeights(header);
  const others = weights.get('*') ?? 0;
  const br = weights.get('br') ?? others;
  const gzip = weights.get('gzip') ?? weights.get('x-gzip') ?? others;
  const best = Math.max(br, gzip);
  if (best <= 0 || (weights.get('identity') ?? 0) > best) return 'identity';
  return br === best ? 'br' : 'gzip';
}

/** The weight of each value in an `Accept…` header, in lower case; other parameters are ignored. */
export function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice('q='.length));
    weights.set(name, Number.isNaN(weight) ? 0 : weight);
  }
  return weights;
}
