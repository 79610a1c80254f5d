import { prepareSnapshot } from './recorder';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A page of `count` elements that take `milliseconds` each. @returns those that were laid out, in order. */
function pageOf(count: number, milliseconds: number): Element[] {
  document.documentElement.innerHTML = `<body>${'<p></p>'.repeat(count)}</body>`;
  const laidOut: Element[] = [];
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    jest.advanceTimersByTime(milliseconds);
    laidOut.push(this);
    return new DOMRect();
  });
  return laidOut;
}

// 13 elements: those of the page, and three around them.
test.each`
  milliseconds | slices
  ${0}         | ${1}
  ${1}         | ${4}
  ${2}         | ${7}
  ${50}        | ${14}
`(
  'lays out every element once, in $slices slices if each takes $milliseconds ms',
  async ({ milliseconds, slices }) => {
    const laidOut = pageOf(10, milliseconds);
    const idle = jest.fn(async () => undefined);
    await prepareSnapshot(idle);
    expect(laidOut).toEqual([...document.querySelectorAll('*')]);
    expect(idle).toHaveBeenCalledTimes(slices);
  },
);

test('reads the rules of the document’s own styles, not those of another origin', async () => {
  pageOf(0, 0);
  const read: string[] = [];
  const rule = (text: string) => ({
    get cssText() {
      read.push(text);
      return text;
    },
  });
  const own = { href: null, cssRules: [rule('p {}'), rule('a {}')] };
  const other = {
    href: 'https://cdn.example/styles.css',
    get cssRules(): never {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  };
  jest.spyOn(document, 'styleSheets', 'get').mockReturnValue([other, own] as unknown as StyleSheetList);
  await prepareSnapshot(async () => undefined);
  expect(read).toEqual(['p {}', 'a {}']);
});
