import { quote } from '../library/options';

/** The whole name of a file in a message of one line. */
export const quoteFile = (name: string) => quote(name, Number.POSITIVE_INFINITY);
