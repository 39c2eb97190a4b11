// Numbers as people read them.
/** A number with a true minus sign below 0, as cards print it: `−2`. Other text stays as it is. */
export const numeral = (value: number | string): string => String(value).replace(/^-(?=\d)/, '−');
