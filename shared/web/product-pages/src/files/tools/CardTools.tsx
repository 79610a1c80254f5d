import type { ComponentType } from 'react';
import { SelectFile } from '../selection/SelectFile';
import { CopyCommand } from './CopyCommand';
import { CopyLink } from './CopyLink';
import type { CardToolProps } from './card-tool';
import { Verify } from './Verify';

/** The tools of a file's card, in the order of their buttons. */
const TOOLS: readonly ComponentType<CardToolProps>[] = [CopyLink, Verify, CopyCommand];

export interface CardToolsProps extends CardToolProps {
  /** Whether to render the check box of the card in place of its buttons. Default: false. */
  readonly select?: boolean;
}

/** What a card has beside Download: a check box before the file, buttons below it. */
export default function CardTools({ select, ...props }: CardToolsProps) {
  if (select) return <SelectFile name={props.name} alertKey={props.request.alertKey} />;
  return TOOLS.map((Tool, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed table
    <Tool key={index} {...props} />
  ));
}
