import { ArticlePage } from '../article/ArticlePage';
import { article } from '../content/inventor-oem/support';

export function Component() {
  return <ArticlePage article={article} code="inventor_oem" />;
}
