import type { ComponentType } from 'react';
import { CopyLink } from './CopyLink';
import type { CardToolProps } from './card-tool';
import { Verify } from './Verify';

/** The tools of a file's card, in the order of their buttons. */
const TOOLS: readonly ComponentType<CardToolProps>[] = [CopyLink, Verify];

/** The buttons below a file: everything except Download. */
export default function CardTools(props: CardToolProps) {
  return TOOLS.map((Tool, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed table
    <Tool key={index} {...props} />
  ));
}
