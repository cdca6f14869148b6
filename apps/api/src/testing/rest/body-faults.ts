import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { BODY_ADDRESS, BODY_HTML } from '@tideline/domain/post/body-html';

/** Finds faults in a body's HTML: unbalanced elements, and elements, attributes and addresses that no body may have. */
export function findBodyFaults(html: string, { hasStyles = false } = {}): string[] {
  const parsed = parseFragment(html);
  const isBalanced = serialize(parsed).replaceAll('&quot;', '"') === html.replaceAll('&quot;', '"');
  return [...(isBalanced ? [] : ['unbalanced elements']), ...findForeign(parsed, hasStyles)];
}

function findForeign(node: DefaultTreeAdapterTypes.Node, hasStyles: boolean): string[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap((child) => findForeign(child, hasStyles)) : [];
  if (!('tagName' in node)) return node.nodeName === '#comment' ? ['a comment', ...children] : children;
  const allowed = BODY_HTML[node.tagName];
  if (!allowed) return [node.tagName, ...children];
  const foreign = node.attrs.filter(({ name, value }) => {
    if (name === 'style') return !hasStyles || !/^text-align:(left|center|right)$/.test(value);
    if (name === 'href') return !BODY_ADDRESS.test(value) || value.startsWith('//');
    return !allowed.includes(name);
  });
  return [...foreign.map(({ name, value }) => `${node.tagName} ${name}="${value}"`), ...children];
}
