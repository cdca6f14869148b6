import { isArticle } from '@tideline/moving/source/source-item';
import { expect, test } from 'vitest';
import { renderPostBody } from '../../../core/markdown/render-post-body.ts';
import { buildZip } from '../../../testing/moving/build-zip.ts';
import { readUploadFile } from '../../../testing/moving/read-upload-file.ts';
import { inOnePiece } from '../../../core/host/in-one-piece.ts';
import { callAsStaff, TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { openTestFolder } from '../../../testing/test-folder.ts';
import { workOnAllImports } from '../../../testing/moving/work-on-all-imports.ts';

/** What runs where text is taken for HTML, for an attribute, or for an address. */
const SCRIPT = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;
const ADDRESS = 'javascript:alert(1)';
const BODY = [
  `<p onclick="alert(1)" style="background:url(javascript:alert(1))">Ebb ${SCRIPT}</p>`,
  `<a href="${ADDRESS}">one</a><a href=" jAvAsCrIpT&#58;alert(1)">two</a><a href="data:text/html,<script>alert(1)</script>">three</a>`,
  `<img src="${ADDRESS}" alt="four"><img src="/a.png" alt='"><script>alert(1)</script>' title='" onload=alert(1) x="'>`,
  `<figure><img src="/b.png" alt="x"><figcaption>&lt;script&gt;alert(1)&lt;/script&gt; &quot; onload=alert(1)</figcaption></figure>`,
  `<iframe srcdoc="<script>alert(1)</script>"></iframe><iframe src="${ADDRESS}"></iframe>`,
  `<svg onload="alert(1)"><a xlink:href="${ADDRESS}">five</a></svg><math href="${ADDRESS}">six</math>`,
  `<pre><code class='language-"><script>alert(1)</script>'>&lt;script&gt;alert(1)&lt;/script&gt;</code></pre>`,
  `<form action="${ADDRESS}"><button formaction="${ADDRESS}">seven</button></form><base href="https://evil.example/">`,
  '&lt;script&gt;alert(1)&lt;/script&gt; [a](javascript:alert(1)) <![endif]--> <!--><script>alert(1)</script>-->',
].join('\n');

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
const element = (name: string, text: string) => `<${name}>${cdata(text)}</${name}>`;

const WXR = [
  `<rss><channel>${element('title', SCRIPT)}<link>https://old.example</link>`,
  `<wp:author>${element('wp:author_login', SCRIPT)}${element('wp:author_display_name', SCRIPT)}</wp:author>`,
  `<wp:category>${element('wp:category_nicename', SCRIPT)}${element('wp:cat_name', SCRIPT)}</wp:category>`,
  `<item>${element('title', SCRIPT)}${element('link', ADDRESS)}${element('dc:creator', SCRIPT)}${element('content:encoded', BODY)}`,
  element('excerpt:encoded', SCRIPT),
  '<wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>',
  `${element('wp:post_name', SCRIPT)}<category domain="category" nicename="x">${cdata(SCRIPT)}</category>`,
  `<category domain="post_tag" nicename="y">${cdata(SCRIPT)}</category>`,
  `<wp:postmeta>${element('wp:meta_key', '_yoast_wpseo_canonical')}${element('wp:meta_value', ADDRESS)}</wp:postmeta>`,
  `<wp:postmeta>${element('wp:meta_key', '_yoast_wpseo_metadesc')}${element('wp:meta_value', SCRIPT)}</wp:postmeta>`,
  '</item></channel></rss>',
].join('');

const GHOST = JSON.stringify({
  db: [
    {
      data: {
        posts: [
          {
            id: '1',
            title: SCRIPT,
            slug: SCRIPT,
            status: 'published',
            feature_image: ADDRESS,
            canonical_url: ADDRESS,
            custom_excerpt: SCRIPT,
            lexical: JSON.stringify({
              root: {
                children: [
                  { type: 'html', html: BODY },
                  {
                    type: 'paragraph',
                    children: [{ type: 'link', url: ADDRESS, children: [{ type: 'text', text: SCRIPT }] }],
                  },
                  { type: 'image', src: ADDRESS, alt: SCRIPT, caption: SCRIPT },
                  { type: 'image', src: '/a.png', alt: SCRIPT, caption: SCRIPT },
                  { type: 'codeblock', language: SCRIPT, code: SCRIPT },
                  { type: 'button', buttonUrl: ADDRESS, buttonText: SCRIPT },
                  { type: 'bookmark', url: ADDRESS, metadata: { title: SCRIPT, description: SCRIPT } },
                  { type: 'markdown', markdown: `[a](${ADDRESS}) ${SCRIPT}` },
                  { type: 'planted', text: SCRIPT, url: ADDRESS },
                ],
              },
            }),
          },
        ],
      },
    },
  ],
});

const EMDASH = JSON.stringify({
  version: '1',
  content: {
    posts: [
      {
        id: '1',
        slug: SCRIPT,
        status: 'published',
        data: {
          title: SCRIPT,
          excerpt: SCRIPT,
          featured_image: { $media: { url: ADDRESS, alt: SCRIPT } },
          content: [
            { _type: 'htmlBlock', html: BODY },
            {
              _type: 'block',
              style: SCRIPT,
              children: [{ _type: 'span', text: SCRIPT, marks: ['k'] }],
              markDefs: [{ _key: 'k', href: ADDRESS }],
            },
            { _type: 'image', asset: { url: '/a.png' }, alt: SCRIPT, caption: SCRIPT },
            { _type: 'code', language: SCRIPT, code: SCRIPT },
          ],
        },
      },
    ],
  },
});

const MARKDOWN = buildZip([
  {
    name: 'posts/a.md',
    data: `---\ntitle: ${JSON.stringify(SCRIPT)}\nimage: ${ADDRESS}\ncanonical: ${ADDRESS}\ntags: [${JSON.stringify(SCRIPT)}]\nseries: ${JSON.stringify(SCRIPT)}\n---\n${BODY}\n\n[a](${ADDRESS})\n\n{{< figure src="${ADDRESS}" caption="<script>alert(1)</script>" >}}\n\n<${ADDRESS}>`,
  },
]);

const FILES: [string, string | Uint8Array][] = [
  ['WordPress', WXR],
  ['Ghost', GHOST],
  ['EmDash', EMDASH],
  ['Markdown', MARKDOWN],
];

/** What a browser would run, or load from another site. */
const RUNS =
  /<(?:script|iframe|svg|math|form|base|style|object|img)|<[^>]*\s(?:on\w+|style|srcdoc)\s*=|(?:href|src)="(?!https?:|\/|#|mailto:)/i;

test.each(FILES)('nothing in an article of %s runs where it is shown', async (_name, file) => {
  const [article] = (await readUploadFile(file)).items.filter(isArticle);
  expect(article?.title).toBe(SCRIPT);
  expect(article?.series || SCRIPT).toBe(SCRIPT);
  const { html } = await renderPostBody(article?.markdown ?? '', { target: 'page' });
  expect(html).toContain('Ebb');
  expect(RUNS.exec(html)?.[0] ?? null).toBeNull();
  for (const address of [article?.canonicalUrl, article?.cover?.address, ...(article?.links ?? [])])
    expect(address ?? '').not.toMatch(/^(?:javascript|data):/i);
});

describeOnEachDatabase('hostile fields', (database) => {
  test('are text in the comparison and in the post', async () => {
    const mediaDir = await openTestFolder();
    const staff = callAsStaff(database(), { mediaDir });
    const work = () => workOnAllImports(database(), mediaDir, () => TEST_NOW);
    const { id } = await staff.imports.upload({
      name: 'a.xml',
      siteAddress: '',
      body: inOnePiece(Buffer.from(WXR)),
      contentLength: null,
    });
    await work();
    const { items } = await staff.imports.items({ id, kind: 'post' });
    const { html } = await staff.imports.compare({ id, item: items[0]?.id ?? '' });
    expect(RUNS.exec(html)?.[0] ?? null).toBeNull();
    await staff.imports.start({ id });
    await work();
    const [post] = (await staff.posts.list({ status: undefined, limit: 5 })).items;
    expect(post).toMatchObject({
      title: SCRIPT,
      category: SCRIPT,
      tags: [SCRIPT.slice(0, 50)],
      author: SCRIPT,
      canonicalUrl: '',
    });
  });
});
