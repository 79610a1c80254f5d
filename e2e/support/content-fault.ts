import type { Fault } from './services';

/**
 * Other content in place of a file's.
 * @param path where the content service has it, below `content-data/`: `cae-product/eda/eda-2026`.
 */
export const contentFault = (path: string, content: object): Fault => ({
  call: `content:${path}`,
  kind: 'body',
  body: { content: Buffer.from(JSON.stringify(content)).toString('base64'), encoding: 'base64' },
});
