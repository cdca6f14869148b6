/** The majors of Ghost, and how each stores a text. */
export const GHOST_MAJORS = ['3.42.9', '4.48.9', '5.130.6', '6.10.3'] as const;

const DATE = '2024-05-01T10:00:00.000Z';

/** A text with each kind of thing that the editor of versions 3 and 4 has. */
const MOBILEDOC = JSON.stringify({
  version: '0.3.1',
  atoms: [['soft-return', '', {}]],
  markups: [['strong'], ['em'], ['a', ['href', '__GHOST_URL__/flow/']], ['code']],
  cards: [
    ['image', { src: '__GHOST_URL__/content/images/pier.jpg', alt: 'A pier', caption: 'The pier <em>at dawn</em>' }],
    [
      'gallery',
      { images: [{ src: '__GHOST_URL__/content/images/boat.jpg', fileName: 'boat.jpg' }], caption: 'All boats' },
    ],
    ['code', { code: 'const ebb = 1;', language: 'js' }],
    [
      'embed',
      { url: 'https://vimeo.com/76979871', html: '<iframe src="https://player.vimeo.com/video/76979871"></iframe>' },
    ],
    ['bookmark', { url: 'https://elsewhere.example/', metadata: { title: 'Elsewhere', description: 'A far shore' } }],
    ['markdown', { markdown: '## Second part\n\n- *one*\n- two' }],
    ['html', { html: '<table><tr><td>High water</td><td>Noon</td></tr></table>' }],
    ['hr', {}],
    ['planted-card', { words: 'Nobody has seen this card' }],
  ],
  sections: [
    [1, 'h2', [[0, [], 0, 'First part']]],
    [
      1,
      'p',
      [
        [0, [0], 1, 'Bold'],
        [0, [1], 1, ' and leaning'],
        [1, [], 0, 0],
        [0, [2], 1, 'the flow'],
        [0, [3], 1, ' ebb()'],
      ],
    ],
    [1, 'blockquote', [[0, [], 0, 'Who waits for the tide']]],
    [3, 'ul', [[[0, [], 0, 'rope']], [[0, [], 0, 'oar']]]],
    ...Array.from({ length: 9 }, (_, at) => [10, at]),
    [2, '__GHOST_URL__/content/images/old.jpg'],
  ],
});

function text(words: string, format = 0) {
  return { type: 'extended-text', text: words, format, version: 1 };
}

/** The same in the editor of versions 5 and 6, with what is new in it. */
const LEXICAL = JSON.stringify({
  root: {
    type: 'root',
    version: 1,
    children: [
      { type: 'extended-heading', tag: 'h2', children: [text('First part')] },
      {
        type: 'paragraph',
        children: [
          text('Bold', 1),
          text(' and leaning', 2),
          { type: 'linebreak' },
          { type: 'link', url: '__GHOST_URL__/flow/', children: [text('the flow')] },
          text(' ebb()', 16),
        ],
      },
      { type: 'extended-quote', children: [text('Who waits for the tide')] },
      {
        type: 'list',
        listType: 'bullet',
        children: ['rope', 'oar'].map((word) => ({ type: 'listitem', children: [text(word)] })),
      },
      {
        type: 'image',
        src: '__GHOST_URL__/content/images/pier.jpg',
        alt: 'A pier',
        caption: 'The pier <em>at dawn</em>',
      },
      {
        type: 'gallery',
        images: [{ src: '__GHOST_URL__/content/images/boat.jpg', fileName: 'boat.jpg' }],
        caption: 'All boats',
      },
      { type: 'codeblock', code: 'const ebb = 1;', language: 'js', caption: 'A sketch' },
      { type: 'callout', calloutEmoji: '💡', calloutText: 'Mind the swell', backgroundColor: 'blue' },
      { type: 'toggle', heading: 'Further notes', content: '<p>Folded away</p>' },
      { type: 'audio', src: '__GHOST_URL__/content/media/waves.mp3', title: 'Waves at night' },
      {
        type: 'file',
        src: '__GHOST_URL__/content/files/prices.pdf',
        fileTitle: 'Prices of moorings',
        fileCaption: 'As of May',
      },
      { type: 'product', productTitle: 'An oar', productDescription: '<p>Of ash</p>', productRatingEnabled: true },
      { type: 'header', heading: 'Large words', subheading: 'Small words', version: 2 },
      { type: 'signup', header: 'Join the crew', subheader: 'A letter each month', disclaimer: 'No noise', version: 1 },
      {
        type: 'call-to-action',
        textValue: '<p>Come aboard</p>',
        buttonText: 'Aboard',
        buttonUrl: 'https://elsewhere.example/',
      },
      { type: 'paywall' },
      { type: 'planted-card', words: 'Nobody has seen this card' },
    ],
  },
});

/** An export of a version of Ghost, with a post that has each kind of thing. */
export function ghostExport(version: (typeof GHOST_MAJORS)[number]): string {
  const body =
    Number.parseInt(version, 10) < 5 ? { mobiledoc: MOBILEDOC, lexical: null } : { mobiledoc: null, lexical: LEXICAL };
  const post = { type: 'post', status: 'published', visibility: 'public', published_at: DATE, updated_at: DATE };
  const posts = [
    { id: 'p1', uuid: 'u1', title: 'Ebb', slug: 'ebb', ...post, ...body },
    { id: 'p2', uuid: 'u2', title: 'Flow', slug: 'flow', ...post, html: '<p>Water rises.</p>' },
  ];
  return JSON.stringify({
    db: [
      {
        meta: { exported_on: 1_714_557_600_000, version },
        data: { posts, settings: [{ key: 'title', value: 'Old Shore' }] },
      },
    ],
  });
}
