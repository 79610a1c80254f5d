/** A product's name inside a sentence: "Try the HOOPS Web Platform". */
export const inSentence = (name: string): string => name.replace(/^The /, 'the ');
