export {
  filesAt,
  type IndexedFile,
  type IndexedProduct,
  SEARCH_INDEX_PATH,
  type SearchIndex,
  searchIndex,
} from './format';
