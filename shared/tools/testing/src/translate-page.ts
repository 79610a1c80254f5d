/** Puts an element in the place of each text, as a browser's translator does. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const translated = document.createElement('font');
    translated.textContent = text.nodeValue;
    text.parentNode?.replaceChild(translated, text);
  }
}
