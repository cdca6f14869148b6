import { CARD_SIZE, type CardText } from '@tideline/artwork/prints/social-card';
import { CARD_FONTS } from './card-fonts.ts';
import { cardWordColours } from './card-print.ts';
import { fitTitle, TITLE_BOX, TITLE_LINE_HEIGHT } from './title-size.ts';

/** The texts on a card. */
export type CardWords = CardText & { siteTitle: string };

/** The shape of a React element, without React. */
export type CardNode = { type: string; props: Record<string, unknown> };

/** The layout of the words drawn over the print. */
export function layOutCard({ siteTitle, ...text }: CardWords): CardNode {
  const { title, label } = text;
  const { onSky, onFoot } = cardWordColours(text);
  const rule = element({ width: 52, height: 2, marginRight: 20, backgroundColor: onSky });
  const { sizePx, maxLines } = fitTitle(title);
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
      brandMark(onFoot),
      element({ marginLeft: 14 }, oneLine(siteTitle, 900)),
    ]),
  ]);
}

function oneLine(text: string, maxWidth: number): CardNode {
  return element({ display: 'block', maxWidth, lineClamp: 1, wordBreak: 'break-all' }, text);
}

/** The same paths as in apps/web/src/ui/drawing/brand-mark.tsx. */
function brandMark(fill: string): CardNode {
  const paths = [
    'M16 1a15 15 0 0 1 14.96 13.9c-4.6 3.6-8.3 3.1-12.7-.4-5-4-10.6-4.4-17.2.1A15 15 0 0 1 16 1Z',
    'M1.5 19.2c6-4.6 10.4-4.3 14.9-.7 4.7 3.7 9.2 4 14.3.9-.3 1.2-.7 2.4-1.3 3.5-4.9 2.6-9.3 2-13.7-1.5-4-3.2-8.3-3.2-13.3.8-.4-1-.7-2-.9-3Z',
    'M4.3 25.6c4-2.8 7-2.4 10.3.2 3.6 2.9 7.3 3.6 11.2 1.9A15 15 0 0 1 4.3 25.6Z',
  ];
  return {
    type: 'svg',
    props: { width: 34, height: 34, viewBox: '0 0 32 32', children: paths.map((d) => node('path', { d, fill })) },
  };
}

function element(style: Record<string, string | number>, children?: CardNode | CardNode[] | string): CardNode {
  return node('div', { style: { display: 'flex', ...style }, children });
}

function node(type: string, props: Record<string, unknown>): CardNode {
  return { type, props };
}
