import { hasMarks, unmarkText } from '../../lib/copy/text-marks.ts';

/** Attributes that contain texts of the page. */
const ATTRIBUTES = ['alt', 'aria-label', 'content', 'placeholder', 'title', 'value'];

/**
 * Removes the marks from the document before each paint.
 * @param onFound called with each element and the field that it shows
 */
export function stripMarks(onFound: (element: Element, field: number) => void): void {
  const strip = (node: Node) => {
    if (node instanceof Text) stripText(node);
    else if (node instanceof Element) {
      for (const name of ATTRIBUTES) stripAttribute(node, name);
      node.childNodes.forEach(strip);
    }
  };
  function stripText(node: Text): void {
    if (!hasMarks(node.data)) return;
    const { text, fields } = unmarkText(node.data);
    node.data = text;
    for (const field of fields) if (node.parentElement) onFound(node.parentElement, field);
  }
  function stripAttribute(element: Element, name: string): void {
    const value = element.getAttribute(name);
    if (value === null || !hasMarks(value)) return;
    const { text, fields } = unmarkText(value);
    element.setAttribute(name, text);
    for (const field of fields) onFound(element, field);
  }
  // Its callback runs after the change and before the next paint.
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'childList') addedNodes.forEach(strip);
      else if (type === 'characterData') strip(target);
      else if (attributeName && target instanceof Element) stripAttribute(target, attributeName);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ATTRIBUTES,
  });
  strip(document.documentElement);
}
