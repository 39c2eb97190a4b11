// Where a setup can be played on the site of its pack: `railwright publish` gives each version a page by its fingerprint.

/** Letters of the longest address that is taken. */
const MOST = 300;
const ADDRESS = /^https?:\/\/[^\s?#"<>]+$/;

/** Whether something is an address on the web into whose folder can be published. */
export function isPublishingAddress(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MOST && ADDRESS.test(value) && URL.canParse(value);
}

/**
 * The page that plays one version of a setup, once it is published.
 * @param publishedAt the address of the folder of publications
 * @param hash the fingerprint of the definition
 */
export function publishedPage(publishedAt: string, hash: string): string {
  return `${publishedAt.replace(/\/*$/, '/')}site/s/${hash}/play.html`;
}
