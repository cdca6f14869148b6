import type { TarEntry } from './build-tar.ts';

/** A site as Hugo has it. */
export const HUGO: TarEntry[] = [
  { name: 'hugo.toml', data: "baseURL = 'https://old.example/'" },
  { name: 'content/_index.md', data: '---\ntitle: Home\n---\n' },
  { name: 'content/about.md', data: '+++\ntitle = "About"\n+++\nWe sail, and write about it.' },
  {
    name: 'content/posts/ebb/index.md',
    data: [
      '+++\ntitle = "Ebb"\ndate = 2024-05-01\ntags = ["Tides"]\n+++',
      '## First part\n\n{{< figure src="pier.jpg" alt="A pier" caption="The pier at dawn" >}}\n',
      '{{< youtube aqz-KE_bpKQ >}}\n\n{{< planted title="Words in a field" >}}Words in a box.{{< /planted >}}\n',
      'See [flow]({{< relref "../flow.md" >}}).[^1]\n\n| Water | Hour |\n| --- | --- |\n| High | Noon |\n\n[^1]: Measured twice.',
    ].join('\n'),
  },
  { name: 'content/posts/ebb/pier.jpg', data: 'jpg' },
  { name: 'content/posts/flow.md', data: '---\ntitle: Flow\ndate: 2024-05-02\n---\nWater rises.' },
  { name: 'layouts/_default/single.html', data: '{{ .Content }}' },
];

/** A site as Jekyll has it. */
export const JEKYLL: TarEntry[] = [
  { name: '_config.yml', data: 'title: Old Shore' },
  { name: 'about.md', data: '---\ntitle: About\npermalink: /about/\n---\nWe sail, and write about it.' },
  {
    name: '_posts/2024-05-01-ebb.md',
    data: [
      '---\ntitle: Ebb\ncategories: [Coast]\n---\n## First part\n\n![A pier]({{ site.baseurl }}/images/pier.jpg "The pier at dawn")\n',
      '{% highlight ruby %}\nebb = 1\n{% endhighlight %}\n\n{% planted note="Words in a field" %}\n',
      'See [flow]({% post_url 2024-05-02-flow %}).\n\n> Who waits for the tide\n\n1. rope\n2. oar',
    ].join('\n'),
  },
  { name: '_posts/2024-05-02-flow.markdown', data: '---\ntitle: Flow\n---\nWater rises.' },
  { name: '_drafts/later.md', data: '---\ntitle: Later\n---\nNot yet.' },
  { name: 'images/pier.jpg', data: 'jpg' },
];

/** A site as Eleventy and Astro have it. */
export const ELEVENTY: TarEntry[] = [
  { name: 'package.json', data: '{"name":"old-shore"}' },
  { name: 'src/pages/about.md', data: '---\ntitle: About\n---\nWe sail, and write about it.' },
  {
    name: 'src/content/blog/ebb.mdx',
    data: [
      "---\ntitle: Ebb\npubDate: 2024-05-01\nheroImage: ./pier.jpg\n---\nimport Box from '../../Box.astro';\n",
      '## First part\n\n<Box>Words in a box.</Box>\n\nSee [flow](./flow.md).\n\n```js\nconst ebb = 1;\n```',
    ].join('\n'),
  },
  { name: 'src/content/blog/pier.jpg', data: 'jpg' },
  {
    name: 'src/content/blog/flow.md',
    data: '---\ntitle: Flow\npubDate: 2024-05-02\n---\n{% planted "Words in a field" %}\n\nWater rises.',
  },
];
