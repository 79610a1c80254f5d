import type { Meta, PlayContext, Story } from '../examples/format';
import { Stack } from '../layout/layout';
import { CopyButton } from './CopyButton';

export default { title: 'Basics/CopyButton', component: CopyButton } satisfies Meta<typeof CopyButton>;

type CopyButtonStory = Story<typeof CopyButton>;

const KEY = '4F2A-77C1-09BE-D3A8';

/** Presses the button while the clipboard accepts or refuses text. */
const copyWith =
  (writeText: () => Promise<void>) =>
  async ({ canvasElement }: PlayContext) => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    canvasElement.querySelector('button')?.click();
  };

export const Idle: CopyButtonStory = { args: { value: KEY, label: 'Copy Key' } };

export const Compact: CopyButtonStory = {
  args: { value: KEY, label: 'Copy MD5', compact: true, kind: 'text', size: 'small' },
};

/** The confirmation is shown above the button, for a few seconds. */
export const Copied: CopyButtonStory = {
  render: () => (
    <Stack>
      <p>Your license key: {KEY}</p>
      <CopyButton value={KEY} label="Copy Key" />
    </Stack>
  ),
  play: copyWith(() => Promise.resolve()),
};

export const Refused: CopyButtonStory = {
  name: 'Clipboard refused',
  args: { value: KEY, label: 'Copy Key' },
  play: copyWith(() => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))),
};
