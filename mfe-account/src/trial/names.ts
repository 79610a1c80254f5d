/** A product's name as it is written inside a sentence: "Try the HOOPS Web Platform". */
export const inSentence = (name: string): string => name.replace(/^The /, 'the ');
