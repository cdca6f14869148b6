/** The look of `/api/docs`. The colors and type are those of the site (apps/web/src/styles/tokens.css). */
export const DOCS_STYLE = `@font-face{font-family:Fraunces;src:url(/api/docs/title.woff2) format("woff2");font-display:swap}
@font-face{font-family:"Instrument Sans";src:url(/api/docs/text.woff2) format("woff2");font-display:swap}
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
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:1.5rem;margin-top:2rem}
.card{display:flex;flex-direction:column;min-width:0;padding:1.5rem;border:1px solid var(--line);border-radius:3px;background:var(--surface)}
.card p{margin:.5rem 0 1rem;color:var(--muted)}
.card pre{overflow-x:auto;margin:0;padding:1rem;border-radius:3px;background:var(--sunk)}
pre,code{font:.875rem/1.6 ui-monospace,"SFMono-Regular",Menlo,Consolas,monospace}
.notes{max-width:46rem;margin:2rem 0 0;padding-left:1.25rem;color:var(--muted)}
.notes li+li{margin-top:.5rem}
.notes code{color:var(--ink);overflow-wrap:anywhere}
/* Swagger UI. Its own page header repeats what stands above. Most of its colors are set with !important or under html.dark-mode. */
.swagger-ui .information-container,.swagger-ui .servers,.swagger-ui .servers-title{display:none}
html .swagger-ui{margin-top:1rem;background:none!important;color:var(--ink)}
.swagger-ui .wrapper{max-width:none;padding:0}
.swagger-ui .block-desktop{padding:0}
.swagger-ui .scheme-container{margin:0!important;padding:1rem 0!important;background:none!important;box-shadow:none!important;border:0!important}
.swagger-ui .scheme-container .schemes{padding:0;justify-content:flex-end}
.swagger-ui .filter-container,.swagger-ui .errors-wrapper{margin:0}
.swagger-ui .opblock-tag,.swagger-ui .opblock .opblock-summary-description,.swagger-ui .btn,.swagger-ui label,.swagger-ui .opblock-description-wrapper p,.swagger-ui table thead tr td,.swagger-ui table thead tr th,.swagger-ui .response-col_status,.swagger-ui .response-col_links,.swagger-ui .parameter__name,.swagger-ui .tab li button,.swagger-ui .opblock .opblock-section-header h4,.swagger-ui section.models h4{color:var(--ink)!important;font-family:"Instrument Sans",system-ui,sans-serif}
.swagger-ui .opblock-tag{padding-inline:0;border-bottom:1px solid var(--line)!important;font:1.5rem Fraunces,Georgia,serif}
.swagger-ui .opblock-tag small,.swagger-ui .opblock .opblock-summary-description{color:var(--muted)!important;font:.9375rem "Instrument Sans",system-ui,sans-serif}
.swagger-ui .opblock .opblock-summary-path{color:var(--ink)!important;overflow-wrap:anywhere;word-break:normal}
.swagger-ui .opblock,.swagger-ui .opblock .opblock-summary-method,.swagger-ui section.models{border-radius:3px;box-shadow:none!important}
.swagger-ui .opblock .opblock-summary-method{background:var(--fill)!important;color:var(--on-fill)!important;text-shadow:none}
.swagger-ui .opblock,.swagger-ui .opblock .opblock-summary,.swagger-ui section.models,.swagger-ui .opblock-section-header{border-color:var(--line)!important}
.swagger-ui .opblock{background:var(--surface)!important}
.swagger-ui .opblock .opblock-section-header{background:var(--sunk)!important;box-shadow:none!important}
.swagger-ui .opblock .tab-header .tab-item.active h4 span::after{background:var(--tide)!important}
.swagger-ui .markdown code,.swagger-ui .renderedMarkdown code{background:var(--sunk)!important;color:var(--ink)!important}
.swagger-ui .highlight-code pre,.swagger-ui .microlight{background:#04202a!important}
.swagger-ui .btn.authorize{border-color:var(--tide)!important;background:none!important;color:var(--tide)!important}
.swagger-ui .btn.authorize svg{fill:var(--tide)!important}
.swagger-ui .btn.execute{border-color:var(--fill)!important;background:var(--fill)!important;color:var(--on-fill)!important}
@media (max-width:48rem){
.swagger-ui .opblock-tag{display:grid;grid-template-columns:1fr auto;padding-inline:0}
.swagger-ui .opblock-tag small{padding:0;grid-row:2}
.swagger-ui .opblock .opblock-summary{flex-wrap:wrap}
.swagger-ui .opblock .opblock-summary-control{flex-wrap:wrap;gap:.25rem .5rem;min-width:0}
.swagger-ui .opblock .opblock-summary-path-description-wrapper{flex-basis:60%;min-width:0;gap:.25rem}
.swagger-ui .opblock .opblock-summary-path{max-width:100%}
.swagger-ui table:not(.model),.swagger-ui table:not(.model)>tbody,.swagger-ui table:not(.model)>tbody>tr,.swagger-ui table:not(.model)>tbody>tr>td{display:block;width:100%;max-width:100%;min-width:0}
.swagger-ui table:not(.model)>thead{display:none}
.swagger-ui .parameters-col_name,.swagger-ui .response-col_status{padding-bottom:0}
.swagger-ui input[type=text],.swagger-ui select,.swagger-ui textarea{width:100%;min-width:0!important;max-width:100%}
.swagger-ui .model-box,.swagger-ui .model-example{max-width:100%;overflow-x:auto}
}
`;
