import { ArticlePage } from '../article/ArticlePage';
import { article } from '../content/parasolid/about';

export function Component() {
  return <ArticlePage article={article} code="siemens-parasolid" />;
}
