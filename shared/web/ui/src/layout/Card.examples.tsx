import type { Meta, Story } from '../examples/format';
import { Card } from './layout';

export default { title: 'Basics/Card', component: Card } satisfies Meta<typeof Card>;

type CardStory = Story<typeof Card>;

export const WithText: CardStory = {
  args: { children: <p>Your evaluation of HOOPS Exchange has started.</p> },
};

export const Named: CardStory = {
  args: { role: 'region', 'aria-label': 'Help and contact', children: <p>Support answers within a day.</p> },
};

export const LongText: CardStory = {
  args: {
    children: (
      <p>
        A card is as wide as its container. Its text wraps, and the card grows with it: the portal never cuts
        off what a product is called, what a release contains or what a license allows.
      </p>
    ),
  },
};

export const Empty: CardStory = { args: {} };
