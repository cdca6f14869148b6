import { hashSource, pagePolicy } from './content-security-policy.ts';

type ErrorPage = {
  title: string;
  text: string;
  requestId?: string;
  /** The brand as CSS; empty for the built-in one. */
  look: string;
};

const STYLE =
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem;color-scheme:light dark}';

/** A self-contained error page, for when the site's own pages cannot be rendered. */
export function errorPage({ title, text, requestId, look }: ErrorPage): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}${look}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${requestId ? `<p>If you write to us about it, please quote the number <code>${requestId}</code>.</p>\n` : ''}<p><a href="/">Go to the home page</a></p>
</main>
</body>
</html>
`;
}

/** The Content-Security-Policy of an `errorPage` in this look. */
export function errorPagePolicy(isHttps: boolean, look: string): string {
  return pagePolicy({ inlineScripts: [], styleSources: [hashSource(STYLE + look)], isHttps, isDevelopment: false });
}
