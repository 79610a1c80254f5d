import { createMemoryRouter } from '@portal/ui/create-router';
import { RouterProvider } from '@portal/ui/router';
import { act, render } from '@testing-library/react';
import { useChoose } from './choose';
import { addressOf } from './file-address';
import type { SearchItem } from './item';

jest.mock('./file-address', () => ({ addressOf: jest.fn() }));

const fileOf = (title: string): SearchItem => ({
  kind: 'file',
  title,
  detail: '',
  href: `/page-of-${title}`,
});

const onClose = jest.fn();
let choosing: ReturnType<typeof useChoose> | undefined;

function Dialog() {
  choosing = useChoose(onClose);
  return null;
}

/** Renders the dialog; `found` is called with an address when the lookup of a file ends. */
function setUp() {
  const found: ((address: string) => void)[] = [];
  jest.mocked(addressOf).mockImplementation(
    () =>
      new Promise((resolve) => {
        found.push(resolve);
      }),
  );
  const router = createMemoryRouter([{ path: '*', element: <Dialog /> }], { initialEntries: ['/page'] });
  const { unmount } = render(<RouterProvider router={router} />);
  return {
    found,
    unmount,
    choose: (item: SearchItem) => act(() => choosing?.choose(item)),
    path: () => router.state.location.pathname,
  };
}

beforeEach(() => onClose.mockReset());

// SEARCH-7.
test('a dialog that is closed while an address is looked up leaves the page as it is', async () => {
  const { choose, found, unmount, path } = setUp();
  choose(fileOf('a'));
  unmount();
  await act(async () => found[0]?.('/a'));
  expect(path()).toBe('/page');
  expect(onClose).not.toHaveBeenCalled();
});

// SEARCH-7.
test('the last choice counts, whichever address is found first', async () => {
  const { choose, found, path } = setUp();
  choose(fileOf('a'));
  choose(fileOf('b'));
  await act(async () => found[0]?.('/a'));
  expect(path()).toBe('/page');
  await act(async () => found[1]?.('/b'));
  expect(path()).toBe('/b');
  expect(onClose).toHaveBeenCalledTimes(1);
});
