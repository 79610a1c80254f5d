import { type GenericContent, genericContent, getContent, isContentError } from '@portal/api/content';
import { LTS_VERSION, ltsContentPath, type Product } from '@portal/catalog';
import { type Release, type ReleaseData, settle } from '@portal/product-pages';

/** Loads the long-term-support release from the branch `develop`. LTS-1, CALL-17. */
export const ltsLoader = (product: Product) => (): ReleaseData<GenericContent> => ({
  product,
  state: settle<Release<GenericContent>>(async () => {
    try {
      const content = await getContent(ltsContentPath(product), genericContent, { ref: 'develop' });
      return { kind: 'ready', data: { product, version: LTS_VERSION, content } };
    } catch (error) {
      if (isContentError(error, 'not-found')) return { kind: 'missing' };
      throw error;
    }
  }),
});
