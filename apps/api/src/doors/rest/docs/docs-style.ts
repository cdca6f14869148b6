/**
 * The style of `/api/docs`. Colors and type are those of the site (apps/web/src/styles/tokens.css). A font that arrives
 * after the first paint is used from the next page on, so that text never moves.
 */
export const DOCS_STYLE = `@font-face{font-family:Fraunces;src:url(/api/docs/title.woff2) format("woff2");font-display:optional}
@font-face{font-family:"Instrument Sans";src:url(/api/docs/text.woff2) format("woff2");font-display:optional}
:root{color-scheme:light;--paper:#f6f7f3;--sunk:#ebefea;--surface:#fdfdfb;--ink:#0a2a34;--muted:#324c55;--line:#cbd7d3;--strong:#6c878d;--tide:#0b5f69;--fill:#0a2a34;--on-fill:#f6f7f3;--focus:#b23410}
:root.dark-mode{color-scheme:dark;--paper:#061c25;--sunk:#04151c;--surface:#0a2530;--ink:#eaf2ee;--muted:#aac4c5;--line:#1c3d48;--strong:#5f8a91;--tide:#7ad7ce;--fill:#7ad7ce;--on-fill:#04202a;--focus:#ffb259}
*{box-sizing:border-box}
html,html.dark-mode{background:var(--paper)}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 "Instrument Sans",system-ui,sans-serif}
a{color:var(--tide);text-underline-offset:4px}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
h1,h2,h3{margin:0;font-family:Fraunces,Georgia,serif;font-weight:400;line-height:1.1;text-wrap:balance}
h1{font-size:clamp(2.375rem,1.5rem + 3.8vw,4.5rem)}
h2{border-top:1px solid var(--ink);padding-top:1rem;font-size:clamp(1.625rem,1.3rem + 1.3vw,2.25rem)}
h3{font-size:1.375rem}
.skip{position:absolute;left:.5rem;top:-4rem;z-index:1;padding:.75rem 1rem;background:var(--fill);color:var(--on-fill)}
.skip:focus{top:.5rem}
.top,main{width:min(100% - 2rem,76rem);margin-inline:auto}
.top{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 2rem;padding-block:.75rem}
.brand{display:inline-flex;align-items:center;gap:.75rem;min-height:2.75rem;color:var(--ink);font:1.5rem Fraunces,Georgia,serif;text-decoration:none}
.brand svg{color:var(--tide)}
nav{display:flex;flex-wrap:wrap;gap:0 1.5rem}
nav a{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--ink)}
main{padding-block:clamp(2rem,6vw,5rem)}
.lead{max-width:38rem;margin:1.25rem 0 0;color:var(--muted);font-size:1.25rem}
main>section{margin-top:clamp(3rem,6vw,5rem)}
main>section:focus{outline:none}
.cards{display:grid;align-items:start;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:1.5rem;margin-top:2rem}
.card{display:flex;flex-direction:column;min-width:0;padding:1.5rem;border:1px solid var(--line);border-radius:3px;background:var(--surface)}
.card p{margin:.5rem 0 1rem;color:var(--muted)}
.card pre,details pre{overflow-x:auto;margin:0;padding:1rem;border-radius:3px;background:var(--sunk)}
pre,code{font:.875rem/1.6 ui-monospace,"SFMono-Regular",Menlo,Consolas,monospace}
.notes{max-width:46rem;margin:2rem 0 0;padding-left:1.25rem;color:var(--muted)}
.notes li+li{margin-top:.5rem}
.notes code{color:var(--ink);overflow-wrap:anywhere}
#reference h3{margin-top:2.5rem;font-size:1.5rem}
#reference h3+p{margin:.25rem 0 1rem;color:var(--muted)}
#reference h4{margin-block:1.25rem .5rem;font:600 1rem "Instrument Sans",system-ui,sans-serif}
details{margin-top:.5rem;border:1px solid var(--line);border-radius:3px;background:var(--surface);scroll-margin-top:1rem}
summary{padding:.75rem 1rem;cursor:pointer;overflow-wrap:anywhere}
details[open]>summary{border-bottom:1px solid var(--line)}
details>:not(summary){margin-inline:1rem}
details>p{max-width:46rem}
summary code{margin-right:.75rem}
.method{display:inline-block;min-width:4rem;margin-right:.5rem;padding:.125rem .5rem;border-radius:3px;background:var(--fill);color:var(--on-fill);font-size:.8125rem;text-align:center}
dl{margin-block:0 1rem}
dt{padding-top:.5rem;overflow-wrap:anywhere}
dt>code{margin-right:.5rem}
dd{margin:0;color:var(--muted);overflow-wrap:anywhere}
small{color:var(--muted);font-size:.875rem}
`;
