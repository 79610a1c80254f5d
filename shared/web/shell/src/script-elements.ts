/** Whether the document has a script element of this absolute URL, which webpack's run time may have added. */
export const hasScript = (url: string): boolean =>
  Array.from(document.scripts).some(({ src }) => src === url);
