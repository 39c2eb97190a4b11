// The studio lives in the browser: its pages are empty shells when built. Each is the index.html of a folder, which every static host
// finds at its address.
export const prerender = true;
export const ssr = false;
export const trailingSlash = 'always';
