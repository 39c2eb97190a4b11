// Numbers as people read them.
/** A number with a true minus sign below 0, as cards print it: `−2`. */
export const numeral = (value: number): string => String(value).replace('-', '−');
