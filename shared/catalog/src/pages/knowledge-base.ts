/** The knowledge base filtered by a category id; without one, the knowledge base itself. LINK-3. */
export function knowledgeBaseLink(knowledgeBaseUrl: string, category: number | undefined): string {
  if (category === undefined) return knowledgeBaseUrl;
  const [address = '', hash] = knowledgeBaseUrl.split('#', 2);
  const query = `${address.includes('?') ? '&' : '?'}category=${category}`;
  return `${address}${query}${hash === undefined ? '' : `#${hash}`}`;
}
