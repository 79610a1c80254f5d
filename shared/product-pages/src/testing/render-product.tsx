import type { Product } from '@portal/catalog';
import { defineRemote, describeRemote } from '@portal/contract';
import { type RenderedPage, renderRemote } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { productScreens } from '../routes/product-screens';
import { sectionRoutes } from '../routes/section-routes';
import { unknownRoute } from '../routes/unknown-route';

/** For tests: a remote that holds one product and nothing else, at one of its addresses. */
export function renderProduct(product: Product, path: string): RenderedPage {
  const pattern = `/${product.section?.split('/')[1]}/*` as const;
  const description = describeRemote({ name: 'mfe-test', title: 'Test', owns: [pattern] });
  const module = defineRemote(description, {
    routes: { [pattern]: [...sectionRoutes(product, productScreens), unknownRoute] },
  });
  return renderRemote({ description, module }, path);
}

/** For tests: the page's heading once its data is there. */
export async function settledHeading(): Promise<HTMLElement> {
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });
  return screen.getByRole('heading', { level: 1 });
}
