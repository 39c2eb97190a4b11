// On TypeDoc's pages: a link back to the site, which TypeDoc itself cannot place relative to each page.
/* global document */
const back = document.createElement('a');
back.href = `${document.documentElement.dataset.base ?? '.'}/../index.html`;
back.textContent = 'All documents';
document.querySelector('#tsd-toolbar-links')?.append(back);
