/** The boxes of the lines of text in an element, in px of the window. */
export function textBoxes(element: Element): DOMRect[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  const range = document.createRange();
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    boxes.push(...range.getClientRects());
  }
  return boxes;
}

/** Whether an element shows something of its own at a point: a picture does everywhere, a text where its lines are. */
export function showsAt(element: Element, x: number, y: number): boolean {
  const boxes = textBoxes(element);
  if (boxes.length === 0) return true;
  return boxes.some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
}
