import { contentOf, isElement, type MailDom, type MailElement } from './mail-dom.ts';

/** The link that is the only content of a paragraph or list item; null for any other element. */
export function soleLink(element: MailElement): MailElement | null {
  const [only, ...others] = contentOf(element);
  if (!['p', 'li'].includes(element.name) || !only || others.length > 0 || !isElement(only) || only.name !== 'a')
    return null;
  return only;
}

/** The picture that is the only content of a paragraph or figure; null for any other element. */
export function solePicture($: MailDom, element: MailElement): MailElement | null {
  if (!['p', 'figure', 'div'].includes(element.name)) return null;
  const pictures = $(element).find('img');
  const isAlone = element.name !== 'p' || $(element).text().trim() === '';
  return pictures.length === 1 && isAlone ? (pictures[0] ?? null) : null;
}
