// The look of a report: that of the studio, in light and dark, on phones and on paper.
export const STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#f4f1ea,#14181b);--panel:light-dark(#fffdf8,#1c2226);--line:light-dark(#d9d2c4,#363f45);--ink:light-dark(#1f262b,#ece7dd);--soft:light-dark(#5b6268,#a9b0b5);--accent:light-dark(#b3371f,#f08a6c);--link:light-dark(#0b57a4,#86bdf5);--good:light-dark(#2c6b35,#86cf92);--warning:light-dark(#8a5200,#f2b45c);--error:light-dark(#b3261e,#ff8f86)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',sans-serif}
main,header.page,footer{max-width:80rem;margin:0 auto;padding:0 1.25rem}
header.page{padding-top:1.25rem}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 .25rem;overflow-wrap:anywhere}
h2{font-size:1.25rem;margin:0 0 .75rem}
.facts{color:var(--soft);margin:0 0 1rem;overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:0 0 1.25rem}
a{color:var(--link)}
a:focus-visible,.scroll:focus-visible,.map:focus-visible{outline:2px solid var(--link);outline-offset:2px}
section{background:var(--panel);border:1px solid var(--line);border-radius:10px;padding:1.25rem;margin:0 0 1.25rem;scroll-margin-top:1rem}
.answers,.changes{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr));gap:.75rem;margin:0 0 1rem;padding:0;list-style:none}
.answers li,.changes li{background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:.5rem .75rem;min-width:0}
.answers li{border-top:5px solid var(--soft)}.answers .fine{border-top-color:var(--good)}.answers .look{border-top-color:var(--warning)}.answers .broken{border-top-color:var(--error)}
@media (min-width:75rem){.answers{grid-template-columns:repeat(5,1fr)}.answers li{display:grid;grid-template-rows:subgrid;grid-row:span 5;row-gap:.3rem}.answers figure{grid-row:3}.answers .answer{grid-row:4}.answers .note{grid-row:5}}
@media (max-width:40rem){header.page{padding-top:1rem}.answers li{display:grid;grid-template-columns:1fr auto;gap:0 .5rem}.answers li>*{grid-column:1/-1;grid-row:auto}.answers .mark{grid-column:2}.answers h2{grid-column:1;grid-row:1}.answers figure{max-width:16rem}.answers figcaption{display:none}}
.answers .mark{font-size:.8rem;font-weight:600;color:var(--soft)}.fine .mark{color:var(--good)}.look .mark{color:var(--warning)}.broken .mark{color:var(--error)}
.answers h2,.changes h3{font-size:.95rem;line-height:1.25;margin:0}.answers p,.changes p{margin:0;font-size:.92rem;line-height:1.35;overflow-wrap:anywhere}.answers figure,.changes figure{margin:.2rem 0}.answers .note,.answers figcaption,.changes figcaption{font-size:.8rem;margin:.1rem 0 0}
.changes{margin:0}.changes li{display:flow-root}.changes .aside{float:left;margin-right:.75rem;max-width:45%}.changes figure svg{max-height:8rem;margin:0}.changes .aside svg{max-width:9rem}.changes pre{clear:left}.changes figure svg[width]{width:auto}.changes pre{margin:.2rem 0;padding:.4rem}#changes{padding:.75rem}#changes h2{margin:0 0 .5rem}#changes>.note{margin:.5rem 0 0}
details.evidence{margin:0 0 1.25rem}.evidence>summary{cursor:pointer;font-weight:600;font-size:1.1rem;padding:.5rem 0;margin:0 0 .75rem}.evidence>summary:focus-visible{outline:2px solid var(--link);outline-offset:2px}
.findings{display:grid;grid-template-columns:repeat(auto-fit,minmax(17rem,1fr));gap:.75rem;margin:0 0 1.25rem;padding:0;list-style:none}
.findings li{background:var(--panel);border:1px solid var(--line);border-left:5px solid var(--soft);border-radius:8px;padding:.75rem 1rem}
.findings .good{border-left-color:var(--good)}.findings .problem{border-left-color:var(--error)}.findings .open{border-left-color:var(--warning)}
.findings h3{font-size:.95rem;margin:0 0 .25rem}
.findings p{margin:0}
.findings .shown{margin-top:.5rem;color:var(--soft);font-size:.85rem}.shows{white-space:nowrap;margin-right:.6rem}
.findings .kind{float:right;margin-left:.75rem;font-size:.8rem;color:var(--soft)}
.scroll{overflow-x:auto;margin:0 0 1rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.35rem .6rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:baseline}
thead th{font-size:.85rem;color:var(--soft);white-space:nowrap}
tbody th{font-weight:500}
td svg{display:block;width:9rem;height:auto;margin:.2rem 0}
.number{text-align:right;white-space:nowrap}
.game{font-size:.85em;color:var(--soft)}a.game{color:var(--link)}
figure{margin:0 0 1.25rem}
.pictures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:0 1.5rem}.pictures h3{font-size:1rem;margin:0}.pictures .wide{grid-column:1/-1}.pictures figcaption{margin-bottom:0}
figure svg{max-width:100%;height:auto;display:block;margin:0 auto}
.map{color-scheme:light;background:#efe9db;border-radius:8px;padding:.5rem;overflow-x:auto}
@media (max-width:40rem){.map svg{max-width:none;width:44rem}}
figcaption,.note{color:var(--soft);font-size:.9rem;margin:.35rem 0 1rem}
.verdict{font-weight:700}.verdict.good{color:var(--good)}.verdict.problem{color:var(--error)}.verdict.open{color:var(--warning)}
pre{background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:.75rem;overflow-x:auto;white-space:pre-wrap;overflow-wrap:anywhere}
dt{font-weight:600;margin-top:.75rem}dd{margin:0}
footer{padding-bottom:3rem;color:var(--soft)}
@media print{:root{color-scheme:light}body{background:#fff;font-size:10pt}section{border:0;padding:0;break-inside:auto}h2,h3,dt,thead{break-after:avoid}.scroll,.map{overflow:visible}th,td{padding:.2rem .4rem}thead th{white-space:normal}table{font-size:9pt}.map svg{max-height:10.5cm}figure,tr,.findings li,.answers li,.changes li{break-inside:avoid}nav{display:none}a{color:inherit;text-decoration:none}}
`;
