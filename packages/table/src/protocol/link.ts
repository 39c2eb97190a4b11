// A link to a seat: the table and the secret stand behind the `#`, which browsers send to no server.

const LINK = /^([a-z0-9]{1,32})\.([A-Za-z0-9_-]{22})$/;

/** `#table=…` of a seat's or an onlooker's link. */
export function tableFragment(table: string, secret: string): string {
  return `#table=${table}.${secret}`;
}

/** The table and secret in the fragment of an address; undefined if it has none or is damaged. */
export function parseTableFragment(
  fragment: string,
): { readonly table: string; readonly secret: string } | undefined {
  const [, table, secret] =
    LINK.exec(new URLSearchParams(fragment.replace(/^#/, '')).get('table') ?? '') ?? [];
  return table !== undefined && secret !== undefined ? { table, secret } : undefined;
}
