import type { Product } from '@portal/catalog';
import { defineRemote, describeRemote } from '@portal/contract';
import { type RenderedPage, renderRemote } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { productScreens } from './routes/product-screens';
import { sectionRoutes } from './routes/section-routes';
import { unknownRoute } from './routes/unknown-route';

/** For tests: renders a remote with only one product, at a path of that product. */
export function renderProduct(product: Product, path: string): RenderedPage {
  const pattern = `/${product.section?.split('/')[1]}/*` as const;
  const description = describeRemote({ name: 'mfe-test', title: 'Test', owns: [pattern] });
  const module = defineRemote(description, {
    routes: { [pattern]: [...sectionRoutes(product, productScreens), unknownRoute] },
  });
  return renderRemote({ description, module }, path);
}

/** For tests: waits until the page's data is loaded and returns its heading. */
export async function settledHeading(): Promise<HTMLElement> {
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });
  return screen.getByRole('heading', { level: 1 });
}
