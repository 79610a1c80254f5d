import { layOutInSlices } from './lay-out-in-slices';

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

test.each`
  milliseconds | slices
  ${0}         | ${1}
  ${1}         | ${4}
  ${2}         | ${7}
  ${50}        | ${13}
`(
  'lays out every element once, in $slices slices if each takes $milliseconds ms',
  async ({ milliseconds, slices }) => {
    const laidOut = pageOf(10, milliseconds);
    const idle = jest.fn(async () => undefined);
    await layOutInSlices(idle);
    expect(laidOut).toEqual([...document.querySelectorAll('*')]);
    expect(idle).toHaveBeenCalledTimes(slices);
  },
);
