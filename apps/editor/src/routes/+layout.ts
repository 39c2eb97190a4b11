// The studio lives in the browser: its pages are empty shells when built.
export const prerender = true;
export const ssr = false;
