export { filesAt, type IndexedFile } from './files';
export {
  type IndexedProduct,
  SEARCH_INDEX_PATH,
  type SearchIndex,
  searchIndex,
} from './format';
