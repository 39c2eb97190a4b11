// Every page is written once, without code of its own in the browser: `site.js` does what the pages need.
export const prerender = true;
export const csr = false;
export const trailingSlash = 'always';
