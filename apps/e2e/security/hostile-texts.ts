/** The function that an injected script would call. */
export const ALARM = '__alarm';

/** Calls of the alarm, obfuscated to pass a filter for its name. */
const CALLS = [`${ALARM}()`, `top.${ALARM}()`, `window['${ALARM}']()`, `\\u005f_alarm()`, `&#95;_alarm()`];

/** Elements that run a script on load or on interaction. */
const ELEMENTS: ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `<script src="data:text/javascript,${call}"></script>`,
  (call) => `<img src=x onerror="${call}">`,
  (call) => `<img/src/onerror=${call}>`,
  (call) => `<svg onload="${call}">`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<svg><animate onbegin="${call}" attributeName=x dur=1s>`,
  (call) => `<math><mtext><img src=x onerror="${call}"></mtext></math>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  (call) => `<iframe src="javascript:parent.${call}"></iframe>`,
  (call) => `<details open ontoggle="${call}">x</details>`,
  (call) => `<input autofocus onfocus="${call}">`,
  (call) => `<video src=x onerror="${call}"></video>`,
  (call) => `<body onload="${call}">`,
  (call) => `<style>@keyframes a{}</style><b style="animation:a 1s" onanimationstart="${call}">`,
  (call) => `<a href="javascript:${call}">x</a>`,
  (call) => `<form action="javascript:${call}"><button>x</button></form>`,
  (call) => `<object data="javascript:${call}"></object>`,
  (call) => `<meta http-equiv="refresh" content="0;url=javascript:${call}">`,
  (call) => `<base href="//elsewhere.example/"><link rel=stylesheet href="data:,${call}">`,
];

/** Prefixes that break out of the HTML context in which a text is rendered. */
const BREAKOUTS = ['', '">', "'>", '</script>', '</textarea></title>', '-->', ']]>'];

/** Attacks in Markdown. */
const MARKDOWN: ((call: string) => string)[] = [
  (call) => `[x](javascript:${call})`,
  (call) => `[x](JaVaScRiPt:${call})`,
  (call) => `[x](java&#09;script:${call})`,
  (call) => `[x](&#106;avascript:${call})`,
  (call) => `[x](data:text/html,<script>${call}</script>)`,
  (call) => `[x](vbscript:${call})`,
  (call) => `![x](javascript:${call})`,
  (call) => `![x](x "onerror=${call}")`,
  (call) => `<javascript:${call}>`,
  (call) => `[x]: javascript:${call}`,
  (call) => `[x](https://x.example/"onmouseover="${call})`,
  (call) => `\`\`\`"><img src=x onerror=${call}>`,
];

const UPLOAD = '/media/0123456789abcdef01234567-480x320.png';

/** Attacks in Markdown that needs several lines or a separate paragraph, so only bodies can contain it. */
const BODY_MARKS: ((call: string) => string)[] = [
  (call) => `> [!NOTE]\n> <img src=x onerror="${call}">`,
  (call) => `> [!WARNING"onclick="${call}]\n> x`,
  (call) => `x[^1]\n\n[^1]: <img src=x onerror="${call}"> [y](javascript:${call})`,
  (call) => `x[^"onclick="${call}]\n\n[^"onclick="${call}]: y`,
  (call) => `x[^1]\n\n[^1]: > [!NOTE]\n    > [^2]: </div></section><img src=x onerror="${call}">\n\n[^2]`,
  (call) => `| <svg onload="${call}"> | [x](javascript:${call}) |\n| :- | -: |\n| <img src=x onerror="${call}"> | y |`,
  (call) => `| x |\n| :-"onclick="${call} |\n| y |`,
  (call) => `![x](${UPLOAD} "<img src=x onerror=${call}>")`,
  (call) => `![x](${UPLOAD} '"onerror="${call}')`,
  (call) => `![x" onerror="${call}](${UPLOAD})`,
  (call) => `![<img src=x onerror=${call}>](https://x.example/a.png)`,
  (call) => `![x](https://x.example/a.png"onclick="${call})`,
  (call) => `https://youtu.be/dQw4w9WgXcQ?"onclick="${call}`,
  (call) => `https://www.youtube.com/watch?v=dQw4w9WgXcQ&"><script>${call}</script>`,
  (call) => `https://vimeo.com/76979871#"><img/src=x/onerror=${call}>`,
  (call) => `<https://youtu.be/dQw4w9WgXcQ?'onclick='${call}>`,
  ...['html', 'js', 'php', 'md', 'xml', 'diff', 'x"onclick="y'].map(
    (language) => (call: string) =>
      `\`\`\`${language}\n</code></pre><img src=x onerror="${call}"><script>${call}</script>\n\`\`\``,
  ),
];

/** Every combination of a call and a block of Markdown, for bodies only. */
export const HOSTILE_BODIES: readonly string[] = CALLS.flatMap((call) => BODY_MARKS.map((mark) => mark(call)));

/** Every combination of calls, elements, prefixes and Markdown. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...CALLS.flatMap((call) => ELEMENTS.flatMap((element) => BREAKOUTS.map((breakout) => breakout + element(call)))),
  ...CALLS.flatMap((call) => MARKDOWN.map((markdown) => markdown(call))),
];
