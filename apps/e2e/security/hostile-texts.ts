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

/** Prefixes that break out of the context of a text. */
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

/** Every combination: more than six hundred. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...CALLS.flatMap((call) => ELEMENTS.flatMap((element) => BREAKOUTS.map((breakout) => breakout + element(call)))),
  ...CALLS.flatMap((call) => MARKDOWN.map((markdown) => markdown(call))),
];
