import { BODY_ADDRESS } from '@tideline/domain/post/body-html';
import { addressFor, toBodyEnv, type Markdown } from './body-env.ts';

/** Links go to http, https, mailto and relative addresses only, and open in a new tab. */
export function restrictLinks(markdown: Markdown): void {
  markdown.validateLink = (address) => BODY_ADDRESS.test(address.trim()) && !/^\s*\/\//.test(address);

  markdown.core.ruler.push('links', ({ tokens, env }) => {
    for (const token of tokens) {
      for (const child of token.children ?? []) {
        if (child.type !== 'link_open') continue;
        child.attrSet('href', addressFor(toBodyEnv(env), String(child.attrGet('href'))));
        child.attrSet('target', '_blank');
        child.attrSet('rel', 'noopener noreferrer');
      }
    }
  });
}
