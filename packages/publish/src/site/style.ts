// The look of the site: that of the studio's reports, in light and dark, on phones and on paper.

export const SITE_STYLE = `:root{color-scheme:light dark;--paper:light-dark(#f4f1ea,#14181b);--panel:light-dark(#fffdf8,#1c2226);--line:light-dark(#d9d2c4,#363f45);--ink:light-dark(#1f262b,#ece7dd);--soft:light-dark(#565d63,#a9b0b5);--accent:light-dark(#9e2f1a,#f4a085);--accent-ink:light-dark(#fff,#1d0f0a);--link:light-dark(#0b57a4,#86bdf5);--mark:light-dark(#fbeec6,#3b3218);--good:light-dark(#2c6b35,#86cf92);--open:light-dark(#8a5200,#f2b45c);--problem:light-dark(#b3261e,#ff8f86)}
*{box-sizing:border-box}
[hidden]{display:none!important}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans',sans-serif;overflow-wrap:break-word}
a{color:var(--link);text-underline-offset:.15em}
:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:3px}
.skip{position:absolute;left:-100vw;top:.5rem;background:var(--panel);padding:.5rem 1rem;z-index:1}.skip:focus{left:.5rem}
.top,main,footer{max-width:70rem;margin:0 auto;padding:0 1.25rem}
.top{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;justify-content:space-between;padding-top:1rem;font-size:.95rem}
.top ol,.top ul{display:flex;flex-wrap:wrap;gap:.25rem .5rem;margin:0;padding:0;list-style:none}
.path li{max-width:100%;overflow-wrap:anywhere}
.path li+li::before{content:'›';color:var(--soft);margin-right:.5rem}
.languages ul{gap:.25rem 1rem}
.languages [aria-current]{font-weight:600;color:inherit;text-decoration:none}
.hero{padding:2rem 0 1.5rem}
h1,h2,h3,h4{line-height:1.2;text-wrap:balance;overflow-wrap:anywhere}
h1{font-size:clamp(1.9rem,1.2rem + 3vw,3rem);letter-spacing:-.01em;margin:0 0 .5rem}
h2{font-size:1.5rem;margin:2.5rem 0 1rem}
h3{font-size:1.15rem;margin:0 0 .35rem}
.lead{font-size:1.15rem;max-width:46rem;margin:0 0 1rem}
.facts{color:var(--soft);margin:0 0 1rem}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;margin:0 0 .5rem}
.button{display:inline-block;background:var(--accent);color:var(--accent-ink);font-weight:600;text-decoration:none;padding:.6rem 1.3rem;border-radius:999px}
.button:hover{filter:brightness(1.08)}
.hint{color:var(--soft);font-size:.9rem;margin:0}
.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr));gap:1.25rem;margin:0;padding:0;list-style:none}
.pack{border-top:1px solid var(--line);margin-top:2rem;padding-top:1.5rem}.pack h2{margin-top:0}.pack .lead{font-size:1rem}
@media (min-width:52rem){.pack{display:grid;grid-template-columns:19rem 1fr;gap:2.5rem}}
.tile{display:flex;flex-direction:column;background:var(--panel);border:1px solid var(--line);border-radius:14px;overflow:hidden}
.tile .picture{display:block;background:#efe9db;padding:.75rem;text-align:center}
.tile .picture img{display:block;margin:0 auto;width:100%;height:11rem;object-fit:contain}
.tile .text{display:flex;flex-direction:column;flex:1;padding:1rem 1.1rem 1.1rem}
.tile h2{font-size:1.15rem;margin:0 0 .35rem}.tile p{margin:0 0 .75rem}
.tile .actions{margin:auto 0 0}
.panel{background:var(--panel);border:1px solid var(--line);border-radius:14px;padding:1.25rem 1.4rem;margin:0 0 1.25rem}
.panel>:first-child,.prose>:first-child{margin-top:0}.panel>:last-child,.prose>:last-child{margin-bottom:0}
.marked{border-left:6px solid var(--accent)}
.findings{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr));gap:1rem;margin:0;padding:0;list-style:none}.findings li{margin:0;border-left:6px solid var(--soft)}.findings .good{border-left-color:var(--good)}.findings .problem{border-left-color:var(--problem)}.findings .open{border-left-color:var(--open)}.verdict{float:right;margin-left:.75rem;color:var(--soft);font-size:.85rem}
.prose{max-width:46rem}
.prose h3{margin-top:1.5rem}.prose h4,.prose h5,.prose h6{margin:1.25rem 0 .35rem}
.prose pre,.scroll{overflow-x:auto}
.prose pre{background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:.75rem}
.prose blockquote{margin:0 0 1rem;padding-left:1rem;border-left:4px solid var(--line);color:var(--soft)}
table{border-collapse:collapse}th,td{padding:.35rem .7rem;border-bottom:1px solid var(--line);text-align:start;vertical-align:baseline}
.lines{margin:0;padding-left:1.2rem}.lines li{margin-bottom:.35rem}
.columns{columns:24rem auto;column-gap:2.5rem}.columns li{break-inside:avoid}
figure{margin:0 0 1.5rem}
.board{background:#efe9db;border:1px solid var(--line);border-radius:14px;padding:1rem;overflow-x:auto}
.board a{display:block}.board img{display:block;margin:0 auto;max-width:100%;max-height:85vh;width:auto;height:auto}
figcaption{margin:.6rem 0 0}
.changed img{display:block;width:100%;height:auto;border:1px solid var(--line);border-radius:14px}
summary{cursor:pointer;font-weight:600}details h4{margin:1rem 0 .35rem}
.legend{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,13rem),1fr));gap:.5rem 1rem;margin:.75rem 0 0;padding:0;list-style:none}
.legend li{display:flex;gap:.6rem;align-items:center;line-height:1.25}
.legend img{flex:none;width:2.5rem;height:2.5rem;object-fit:contain;background:#efe9db;border-radius:8px;padding:2px}
.legend small{display:block;color:var(--soft);font-size:.85rem}
form{display:flex;flex-wrap:wrap;gap:.75rem 1rem;align-items:end;margin:0 0 1rem}
label{display:grid;gap:.2rem;font-size:.9rem;color:var(--soft)}
label:first-child{flex:1 1 14rem}
input,select{font:inherit;color:var(--ink);background:var(--panel);border:1px solid var(--soft);border-radius:8px;padding:.45rem .6rem;min-width:0;width:100%;max-width:100%}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,21rem),1fr));gap:1rem;margin:0;padding:0;list-style:none}
.card{display:grid;grid-template-columns:7.5rem 1fr;gap:1rem;align-items:start;background:var(--panel);border:1px solid var(--line);border-radius:14px;padding:.9rem;scroll-margin-top:1rem}
.card:target{background:var(--mark);outline:3px solid var(--accent)}
.card .face{width:7.5rem}
.card>div{min-width:0}
.card h3 a{color:inherit;text-decoration:none}.card h3 a:hover{text-decoration:underline}
.card p{margin:0 0 .5rem;font-size:.95rem}
.card .used{color:var(--soft);font-size:.85rem;margin:0}
.face{display:block;width:100%;height:auto;aspect-ratio:63/88;border-radius:4.5%;box-shadow:0 1px 3px #0005}
.faces{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,9.5rem),1fr));gap:1.25rem 1rem;margin:0;padding:0;list-style:none}
.faces figure{margin:0}
.faces figcaption{margin-top:.45rem;line-height:1.25;font-weight:600;overflow-wrap:anywhere}
.faces small{display:block;color:var(--soft);font-weight:400;font-size:.85rem}
dl.about{display:grid;grid-template-columns:max-content 1fr;gap:.35rem 1.25rem;margin:0}
.about dt{color:var(--soft)}.about dd{margin:0;overflow-wrap:anywhere}
footer{padding-top:2.5rem;padding-bottom:3rem;color:var(--soft);font-size:.9rem}
code{overflow-wrap:anywhere}
@media (max-width:30rem){.card{grid-template-columns:5.5rem 1fr;gap:.8rem}.card .face{width:5.5rem}.faces{grid-template-columns:repeat(2,minmax(0,1fr))}dl.about{grid-template-columns:1fr;gap:0}.about dd{margin-bottom:.6rem}.board{padding:.5rem}}
@media print{:root{color-scheme:light}body{background:#fff;font-size:10pt}.top,.skip,form,#cards-found,.button,.hint,.languages{display:none}main{max-width:none;padding:0}.panel,.tile,.card{background:none;break-inside:avoid}.card:target{outline:0;background:none}.faces figure,.legend li,figure.map{break-inside:avoid}h2,h3{break-after:avoid}.board{background:none;border:0}.faces{grid-template-columns:repeat(5,1fr)}a{color:inherit;text-decoration:none}}
`;
