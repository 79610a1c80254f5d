import type { Meta, Story } from '../examples/format';
import { VisuallyHidden } from './text';

export default {
  title: 'Basics/VisuallyHidden',
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>;

export const InLink: Story<typeof VisuallyHidden> = {
  render: () => (
    <a href="https://docs.example/">
      Download<VisuallyHidden> HOOPS Exchange</VisuallyHidden>
    </a>
  ),
};
