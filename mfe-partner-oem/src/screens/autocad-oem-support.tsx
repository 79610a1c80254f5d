import { ArticlePage } from '../article/ArticlePage';
import { article } from '../content/autocad-oem/support';

export function Component() {
  return <ArticlePage article={article} code="autocad_oem" />;
}
