import fc from 'fast-check';
import { z } from 'zod';

/** Texts that break programs: unstorable, very long, or special to databases, templates, paths or spreadsheets. */
const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202eabc',
  '\ufeff',
  '\u2028',
  'e\u0301'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(40),
  'x'.repeat(5_001),
  'x'.repeat(201_000),
  "'; drop table posts; --",
  '" or ""="',
  '%',
  '_%\\',
  '\\',
  '${7*7}{{7*7}}<%= 7 %>',
  '../../etc/passwd',
  'file:///etc/passwd',
  '=cmd|calc!A1',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  '-1',
  '1e309',
  '9999999999999999999999',
  '2026-02-30',
  '+275760-09-13T00:00:00.001Z',
  '0000-01-01T00:00:00.000Z',
  'a@b.c\r\nBcc: all@example.com',
  `${'a'.repeat(250)}@example.com`,
  'AND OR NOT NEAR(',
  '"unbalanced',
  '(((((((((((((((((',
  '*',
];

const oddValue = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(null, true, -1, 0, 0.5, 1e308, -1e308, Number.MAX_SAFE_INTEGER, 2 ** 31),
  fc.array(fc.constantFrom(...ODD_TEXTS), { maxLength: 3 }),
  fc.constantFrom({}, [], [[[[[]]]]], { a: { b: {} } }, [null], { length: -1 }, { toString: 'x', valueOf: 'y' }),
);

/**
 * Inputs for a schema: mostly objects with the right field names and a mix of valid and odd values. If the first field were
 * always refused, nothing after it would be tested.
 */
export function oddInputsFor(schema: z.ZodType | undefined): fc.Arbitrary<unknown> {
  if (!schema) return fc.oneof(fc.constant(undefined), oddValue);
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return fc.oneof({ weight: 9, arbitrary: valueFor(shape) }, { weight: 1, arbitrary: oddValue });
}

type Shape = z.core.JSONSchema.BaseSchema;

function valueFor(shape: Shape): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 2, arbitrary: fittingValue(shape) }, { weight: 1, arbitrary: oddValue });
}

function fittingValue(shape: Shape): fc.Arbitrary<unknown> {
  const [choice] = [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])];
  if (typeof choice === 'object') return fittingValue(choice);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.const !== undefined) return fc.constant(shape.const);
  switch (shape.type) {
    case 'object': {
      const fields = Object.entries(shape.properties ?? {});
      const record = Object.fromEntries(fields.map(([name, field]) => [name, valueFor(field as Shape)]));
      return fc.record(record, { requiredKeys: [] });
    }
    case 'array':
      return fc.array(valueFor((shape.items ?? {}) as Shape), { maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.integer({ min: 0, max: 10 });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constantFrom('Ada', 'ada@example.com', '2026-11-21', 'high-tide', '/media/a.jpg', 'a'.repeat(24));
  }
}
