/** A name as it is set in type: "Dot’s", where lists and keyboards have "Dot's". For display only. */
export const curlApostrophes = (name: string): string => name.replaceAll("'", '’');
