import { productByCode } from '@portal/catalog';
import { freshPage, injectContent, type RenderedPage } from '@portal/testing';
import { screen } from '@testing-library/react';
import { openProduct } from '../../testing';

/** For tests: the path of the training page. */
export const PAGE = '/hoops/communicator/training';

/** For tests: the path of the training's content. */
export const FILE = 'hoops-product/hoops-communicator/online-training.json';

/** For tests: the key of the training's history in local storage. */
export const KEY = 'portal.training.communicator';

/** For tests: two groups with four videos. */
export const groups = [
  {
    group_name: 'Basics',
    content: [
      { name: 'First', video_id: 'a' },
      { name: 'Second', video_id: 'b' },
      { name: 'Third', video_id: 'c' },
    ],
  },
  { group_name: 'Alone', content: [{ name: 'Only', video_id: 'd' }] },
];

/** For test files: before each test, resets the portal and its storage. @param content the training's groups. */
export function prepareTraining(content = groups): void {
  beforeEach(async () => {
    window.localStorage.clear();
    // jsdom has no layout.
    window.HTMLElement.prototype.scrollIntoView = () => undefined;
    await freshPage(PAGE);
    await injectContent(FILE, content);
  });
}

/** For tests: renders a page of the training and waits for its data. */
export const showPage = (path = PAGE): Promise<RenderedPage> =>
  openProduct(productByCode('communicator'), path);

/** For tests: waits for the player of a video. */
export const frame = (title: string): Promise<HTMLIFrameElement> => screen.findByTitle(title);

/** For tests: the button that opens a group. */
export const group = (name: string): HTMLElement => screen.getByRole('button', { name });

/** For tests: the button to the next video. */
export const next = (): HTMLElement => screen.getByRole('button', { name: 'Next' });

/** For tests: the history as it is stored. */
export const stored = (): unknown => JSON.parse(window.localStorage.getItem(KEY) ?? 'null');
