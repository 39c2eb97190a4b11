// The player lives in the browser: its page is an empty shell when built.
export const prerender = true;
export const ssr = false;
