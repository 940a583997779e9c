/**
 * A length in a drawing, to the nearest whole number. Not by `String`: the browser keeps the text of numbers written that
 * way, and drawings have so many that it would make room for all of them, 0.1 MB of memory.
 */
export const written = (length: number): string => length.toFixed();
