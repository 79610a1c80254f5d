import { ArticlePage } from '../article/ArticlePage';
import { article } from '../content/polygonica/about';

export function Component() {
  return <ArticlePage article={article} code="polygonica" />;
}
