import { CARD_SIZE, type CardText } from '@tideline/artwork/prints/social-card';
import { MARK_PATHS } from '@tideline/artwork/prints/mark';
import type { FontPairId } from '@tideline/domain/brand/font-pair';
import type { PrintLook } from '@tideline/artwork/prints/draw-print';
import { CARD_FONTS } from './card-fonts.ts';
import { cardWordColours } from './card-print.ts';
import { fitTitle, TITLE_BOX, TITLE_LINE_HEIGHT } from './title-size.ts';

/** The texts on a card. */
export type CardWords = CardText & { siteTitle: string; look: PrintLook; fonts: FontPairId; hasMark: boolean };

/** The shape of a React element, without React. */
export type CardNode = { type: string; props: Record<string, unknown> };

/** The layout of the words drawn over the print. */
export function layOutCard({ siteTitle, look, fonts, hasMark, ...text }: CardWords): CardNode {
  const { title, label } = text;
  const { onSky, onFoot } = cardWordColours(text, look);
  const rule = element({ width: 52, height: 2, marginRight: 20, backgroundColor: onSky });
  const { sizePx, maxLines } = fitTitle(title, fonts);
  const titleStyle = {
    display: 'block',
    position: 'absolute',
    left: 64,
    top: 110,
    width: TITLE_BOX.width,
    fontFamily: CARD_FONTS.title,
    fontSize: sizePx,
    letterSpacing: '-0.018em',
    lineHeight: TITLE_LINE_HEIGHT,
    lineClamp: maxLines,
    wordBreak: 'break-word',
    color: onSky,
  };
  const foot = { position: 'absolute', left: 64, bottom: 30, alignItems: 'center', fontSize: 28 };
  return element({ width: CARD_SIZE.width, height: CARD_SIZE.height, padding: '52px 64px' }, [
    element(
      { alignItems: 'center', height: 32, fontFamily: CARD_FONTS.text, fontSize: 27, color: onSky },
      label === '' ? [] : [rule, oneLine(label, 900)],
    ),
    element(titleStyle, title),
    element({ ...foot, fontFamily: CARD_FONTS.text, color: onFoot }, [
      ...(hasMark ? [brandMark(onFoot)] : []), // another agency has another mark
      element({ marginLeft: hasMark ? 14 : 0 }, oneLine(siteTitle, 900)),
    ]),
  ]);
}

function oneLine(text: string, maxWidth: number): CardNode {
  return element({ display: 'block', maxWidth, lineClamp: 1, wordBreak: 'break-all' }, text);
}

function brandMark(fill: string): CardNode {
  return {
    type: 'svg',
    props: { width: 34, height: 34, viewBox: '0 0 32 32', children: MARK_PATHS.map((d) => node('path', { d, fill })) },
  };
}

function element(style: Record<string, string | number>, children?: CardNode | CardNode[] | string): CardNode {
  return node('div', { style: { display: 'flex', ...style }, children });
}

function node(type: string, props: Record<string, unknown>): CardNode {
  return { type, props };
}
