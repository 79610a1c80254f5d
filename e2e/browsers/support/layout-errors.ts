import type { Edges } from './in-page';

/** Describes what is wrong with a page's edges. Browsers round fractions of a pixel differently. */
export function findLayoutErrors({
  viewport,
  page,
  header,
  main,
  headerContent,
  footerContent,
}: Edges): string[] {
  const differ = (a: number, b: number) => !(Math.abs(a - b) < 1);
  return [
    ...(page > viewport ? [`the page is ${page - viewport} px wider than the window`] : []),
    ...(differ(header, viewport) ? [`the header ends at ${header}, the window at ${viewport}`] : []),
    ...(differ(main, viewport) ? [`the content ends at ${main}, the window at ${viewport}`] : []),
    ...(differ(headerContent, footerContent)
      ? [`what is in the header ends at ${headerContent}, in the footer at ${footerContent}`]
      : []),
  ];
}
