import { ArticlePage } from '../article/ArticlePage';
import { article } from '../content/realdwg/documentation';

export function Component() {
  return <ArticlePage article={article} code="realdwg" />;
}
