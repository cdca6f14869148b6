/** A position in a text field, in pixels from its padding edge, before scrolling. */
export type CaretPoint = { left: number; top: number; lineHeight: number };

/** The styles that affect line breaks and positions in a text field. */
const COPIED = [
  ...(['direction', 'fontFamily', 'fontSize', 'fontStyle', 'fontWeight', 'fontKerning', 'letterSpacing'] as const),
  ...(['lineHeight', 'overflowWrap', 'paddingBlock', 'paddingInline', 'tabSize', 'textAlign', 'textIndent'] as const),
  ...(['textTransform', 'wordBreak', 'wordSpacing'] as const),
];

/** The position of a text offset, measured in a hidden element that holds the text up to it. */
export function findCaretPoint(field: HTMLTextAreaElement, offset: number): CaretPoint {
  const style = getComputedStyle(field);
  const mirror = document.createElement('div');
  for (const name of COPIED) mirror.style[name] = style[name];
  mirror.style.cssText += `position: absolute; inset: 0 auto auto 0; visibility: hidden; contain: strict; overflow: hidden;
    box-sizing: border-box; width: ${field.clientWidth}px; height: 1px; white-space: pre-wrap`;
  const mark = document.createElement('span');
  mark.textContent = '\u200B';
  mirror.append(field.value.slice(0, offset), mark);
  document.body.append(mirror);
  const { offsetLeft: left, offsetTop: top, offsetHeight: lineHeight } = mark;
  mirror.remove();
  return { left, top, lineHeight };
}
