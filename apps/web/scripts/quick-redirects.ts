import type { Plugin } from 'vite';

const RESPONSE_FIRST = 'return obj instanceof Response && !!obj.options;';
const OPTIONS_FIRST = 'return !!obj?.options && obj instanceof Response;';

/**
 * The router asks of all that a page loads whether it is a redirect. Asked for `Response` first, Node makes all of `fetch`
 * ready for it, which is a twentieth of the server's start; what has no options is none anyway.
 */
export function quickRedirects(): Plugin {
  return {
    name: 'tideline:quick-redirects',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /router-core\/dist\/esm\/redirect\.js$/ },
      handler(code) {
        if (!code.includes(RESPONSE_FIRST)) this.error('The router knows redirects by something else now.');
        return { code: code.replace(RESPONSE_FIRST, OPTIONS_FIRST), map: null };
      },
    },
  };
}
