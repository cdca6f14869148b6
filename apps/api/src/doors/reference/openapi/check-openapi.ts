/** Part of `npm run check`: the OpenAPI document must follow the recommended rules of Redocly and Spectral, without a warning. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { buildDocument } from './openapi-document.ts';

const document = buildDocument('https://www.example.com', 'Example');
const source = JSON.stringify(document);

const config = await createConfig({ extends: ['recommended'] });
const byRedocly = await lintFromString({ source, config });
const redocly = byRedocly.map(
  ({ ruleId, message, location: [first] }) => `${ruleId}: ${message} (${first?.pointer ?? ''})`,
);

const linter = new Spectral();
linter.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']] });
const bySpectral = await linter.run(JSON.parse(source) as Record<string, unknown>);
const spectral = bySpectral.map(({ code, message, path }) => `${code}: ${message} (${path.join('/')})`);

const problems = [...redocly, ...spectral];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
