import { ArticlePage } from '../article/ArticlePage';
import { article } from '../content/realdwg/about';

export function Component() {
  return <ArticlePage article={article} code="realdwg" />;
}
